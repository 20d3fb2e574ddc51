import type { ReactNode } from 'react'
import { Wordmark } from '../brand/Wordmark.tsx'
import { OtherLanguage } from './OtherLanguage.tsx'
import { WrittenPage } from './WrittenPage.tsx'

type Props = { title: string; line?: ReactNode; children: ReactNode }

/**
 * The pages outside: one column, and on wide screens beside it what the house does. A form begins at the same height
 * whatever it says: a message lets it grow downwards.
 */
export const AccountFrame = ({ title, line, children }: Props) => (
  <div className="grid min-h-dvh grid-cols-1 lg:grid-cols-2">
    <title>{`${title} · Federwerk`}</title>
    <main className="flex min-w-0 flex-col px-5 py-6 sm:px-10">
      <Wordmark />
      <div className="mx-auto mt-[clamp(1rem,14dvh,9rem)] mb-auto grid w-full max-w-[25rem] grid-cols-1 gap-5 py-6">
        <div>
          <h1 className="voice text-2xl">{title}</h1>
          {line && <p className="mt-1 text-muted">{line}</p>}
        </div>
        {children}
      </div>
      <OtherLanguage />
    </main>
    <WrittenPage />
  </div>
)
