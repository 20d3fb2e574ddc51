import type { ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { OtherLanguage } from '../account/OtherLanguage.tsx'
import { Wordmark } from '../brand/Wordmark.tsx'
import { useText } from '../language.tsx'
import { pages } from '../pages.ts'

const words = { home: { de: 'Federwerk, zu den Werkzeugen', en: 'Federwerk, go to the tools' } }

/** A page with nothing around it but the name and the other language. */
export const WelcomeFrame = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="mx-auto max-w-[76rem] px-4 py-6 sm:px-8">
    <title>{`${title} · Federwerk`}</title>
    <header className="flex h-9 items-center justify-between">
      <Link to={pages.catalogue} aria-label={useText()(words.home)} className="flex min-h-11 items-center rounded-md">
        <Wordmark />
      </Link>
      <span className="flex">
        <OtherLanguage />
      </span>
    </header>
    <main>{children}</main>
  </div>
)
