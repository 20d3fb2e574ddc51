import { Suspense } from 'react'
import type { DocumentListed } from '#server/documents/shown.ts'
import { type Later, later } from '../ui/later.ts'
import type { Question } from './DocumentMenu.tsx'

type Props = { document: DocumentListed; onClose(): void }

const windows: Readonly<Record<Question, Later<Props>>> = {
  rename: later(() => import('./RenameDocument.tsx').then(it => it.RenameDocument)),
  labels: later(() => import('./LabelDocument.tsx').then(it => it.LabelDocument)),
  versions: later(() => import('./VersionsOfDocument.tsx').then(it => it.VersionsOfDocument)),
  link: later(() => import('./LinkToDocument.tsx').then(it => it.LinkToDocument)),
}

/** What is asked about a document, in a window over the page. */
export function Questions({ question, ...props }: Props & { question: Question }) {
  const Window = windows[question]
  return (
    <Suspense>
      <Window {...props} />
    </Suspense>
  )
}
