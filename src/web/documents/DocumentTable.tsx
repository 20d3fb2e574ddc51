import { type ReactNode, Suspense, useRef } from 'react'
import { ArrowDown, Ellipsis } from 'lucide-react'
import type { DocumentListed } from '#server/documents/shown.ts'
import { useFormats } from '../formats.ts'
import { useText } from '../language.tsx'
import { useWhen } from '../library/when.ts'
import { later } from '../ui/later.ts'
import { useOpener } from '../ui/useOpener.ts'
import { DocumentLink } from './DocumentLink.tsx'
import type { DocumentMenuProps, Question } from './DocumentMenu.tsx'
import type { Deeds } from './useDeeds.ts'
import type { DocumentsAt } from './useDocumentsAt.ts'
import { nameOf, words as shared } from './words.ts'

const DocumentMenu = later<DocumentMenuProps>(() => import('./DocumentMenu.tsx').then(it => it.DocumentMenu))

const words = {
  menu: (name: string) => ({ de: `Was mit „${name}“ geschehen soll`, en: `What to do with “${name}”` }),
  only: (label: string) => ({ de: `Nur „${label}“ zeigen`, en: `Show “${label}” only` }),
  deeds: { de: 'Weiteres', en: 'More' },
}

type Props = {
  documents: readonly DocumentListed[]
  at: DocumentsAt
  deeds: Deeds
  onAsk(question: Question, document: DocumentListed): void
}
type LineProps = Omit<Props, 'documents'> & { document: DocumentListed }

function More({ document, deeds, onAsk }: Omit<LineProps, 'at'>) {
  const t = useText()
  const anchor = useRef<HTMLButtonElement>(null)
  const { isOpen, open, close, hints } = useOpener(DocumentMenu)
  const label = t(words.menu(nameOf(document, t)))
  return (
    <>
      <button
        ref={anchor}
        type="button"
        className="icon-btn"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={open}
        {...hints}
      >
        <Ellipsis className="size-5" aria-hidden />
      </button>
      <Suspense>
        {isOpen && (
          <DocumentMenu
            {...{ anchor, label, document, deeds }}
            onClose={close}
            onAsk={question => onAsk(question, document)}
          />
        )}
      </Suspense>
    </>
  )
}

/** The labels of a document; a press shows those with the same one. */
function Labels({ document: { labels }, at }: Pick<LineProps, 'document' | 'at'>) {
  const t = useText()
  return labels.map(label => (
    <button
      key={label}
      type="button"
      aria-label={t(words.only(label))}
      aria-pressed={at.label === label}
      className="group inline-flex min-h-6 max-w-48 cursor-pointer items-center justify-center rounded-full text-xs font-medium text-muted
        hover:text-ink aria-pressed:text-accent-ink pointer-coarse:min-h-11 pointer-coarse:min-w-11"
      onClick={() => at.onLabel(at.label === label ? undefined : label)}
    >
      <span
        className="truncate rounded-full bg-sunken px-2 leading-6 group-aria-pressed:bg-accent-soft pointer-coarse:px-3
          pointer-coarse:leading-8"
      >
        {label}
      </span>
    </button>
  ))
}

function Line({ document, at, ...rest }: LineProps) {
  const t = useText()
  const when = useWhen()
  const { number } = useFormats()
  const { words: count, updatedAt } = document
  return (
    <tr className="items-start gap-x-3 max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:py-2.5">
      <td className="min-w-0 max-md:col-start-1 md:py-2.5 md:pr-4 md:pl-4">
        <DocumentLink document={document} />
      </td>
      <td className="max-md:order-3 max-md:col-start-1 max-md:[&:empty]:hidden md:py-2.5">
        <div className="flex flex-wrap gap-1.5 empty:hidden max-md:pt-1.5">
          <Labels document={document} at={at} />
        </div>
      </td>
      <td className="text-sm text-muted tabular-nums max-md:order-2 max-md:col-start-1 md:py-2.5 md:whitespace-nowrap">
        {when(updatedAt)}
        <span className="md:hidden"> · {t(shared.words(number(count), count === 1))}</span>
      </td>
      <td className="text-right text-sm text-muted tabular-nums max-md:hidden md:py-2.5">{number(count)}</td>
      <td className="max-md:col-start-2 max-md:row-start-1 max-md:row-end-4 md:py-1 md:text-center">
        <More document={document} {...rest} />
      </td>
    </tr>
  )
}

type HeadProps = { by: 'changed' | 'title'; at: DocumentsAt; children: ReactNode; className?: string }

function SortedHead({ by, at, children, className = '' }: HeadProps) {
  const isSorted = at.sort === by
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (by === 'title' ? 'ascending' : 'descending') : undefined}
      className={`py-1 font-normal ${className}`}
    >
      <button
        type="button"
        className="-ml-1 inline-flex min-h-8 cursor-pointer items-center gap-1 rounded-sm px-1 hover:text-ink
          pointer-coarse:min-h-11 pointer-coarse:min-w-11"
        onClick={() => at.onSort(by)}
      >
        {children}
        {isSorted && <ArrowDown className={`size-3.5 ${by === 'title' ? 'rotate-180' : ''}`} aria-hidden />}
      </button>
    </th>
  )
}

/** Documents as a table; where there is no room for one, each is a row of lines. */
export function DocumentTable({ documents, at, ...rest }: Props) {
  const t = useText()
  return (
    <div className="card">
      <table className="w-full text-left max-md:block md:table-fixed">
        <thead className="border-b border-line text-sm text-muted max-md:hidden">
          <tr>
            <SortedHead by="title" at={at} className="pl-4">
              {t(shared.title)}
            </SortedHead>
            <th scope="col" className="w-[26%] font-normal">
              {t(shared.labels)}
            </th>
            <SortedHead by="changed" at={at} className="w-44">
              {t(shared.changed)}
            </SortedHead>
            <th scope="col" className="w-20 text-right font-normal">
              {t(shared.count)}
            </th>
            <th scope="col" className="w-14">
              <span className="sr-only">{t(words.deeds)}</span>
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line max-md:block max-md:px-4">
          {documents.map(document => (
            <Line key={document._id} document={document} at={at} {...rest} />
          ))}
        </tbody>
      </table>
    </div>
  )
}
