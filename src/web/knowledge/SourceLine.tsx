import { Suspense, useState } from 'react'
import { FileText, Globe, RefreshCw, Trash2 } from 'lucide-react'
import type { KnowledgeView } from '#server/knowledge/routes.ts'
import { rhythms } from '#shared/knowledge.ts'
import type { useKnowledge } from '../data/kept-knowledge.ts'
import type { Whose } from '../data/knowledge.ts'
import { words as ofFiles } from '../files/words.ts'
import { useFormats } from '../formats.ts'
import { useText } from '../language.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { later } from '../ui/later.ts'
import { Panel } from '../ui/Panel.tsx'
import { Select } from '../ui/Select.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { toast } from '../ui/toast.ts'
import { useSentence } from '../useSentence.ts'
import { howOften, rhythmWords } from './words.ts'

const KeptText = later(() => import('./KeptText.tsx').then(it => it.KeptText))

const words = {
  read: (day: string) => ({ de: `gelesen am ${day}`, en: `read on ${day}` }),
  brought: (day: string) => ({ de: `hinzugefügt am ${day}`, en: `added on ${day}` }),
  failed: (day: string, before: string) => ({
    de: `Konnte am ${day} nicht gelesen werden, es gilt die Fassung vom ${before}.`,
    en: `Could not be read on ${day}; the version of ${before} holds.`,
  }),
  cut: { de: 'nur der Anfang', en: 'only the beginning' },
  again: (title: string) => ({ de: `${title} jetzt neu lesen`, en: `Read ${title} anew now` }),
  isRead: (title: string) => ({ de: `„${title}“ ist neu gelesen.`, en: `“${title}” was read anew.` }),
  remove: (title: string) => ({ de: `${title} löschen`, en: `Delete ${title}` }),
  show: { de: 'Text zeigen', en: 'Show the text' },
  hide: { de: 'Text verbergen', en: 'Hide the text' },
}

type Props = {
  source: KnowledgeView
  brand: Whose
  changes: ReturnType<typeof useKnowledge>
  onRemove(): void
}

/** One source: what it is, as of when it holds, and what can be done with it. */
export function SourceLine({ source, brand, changes: { readAnew, turn }, onRemove }: Props) {
  const t = useText()
  const sentence = useSentence()
  const { number, day } = useFormats()
  const [open, setOpen] = useState(false)
  const { _id, kind, address, title, cut, rhythm, readAt, failedAt } = source
  const isPage = kind === 'page'
  const Icon = isPage ? Globe : FileText
  const facts = [
    ...(isPage ? [URL.parse(address)?.host ?? address] : []),
    t(ofFiles.words(source.words, number(source.words))),
    ...(cut ? [t(words.cut)] : []),
    t((isPage ? words.read : words.brought)(day(readAt))),
  ]
  const isReading = readAnew.isPending && readAnew.variables === _id
  const read = () =>
    readAnew.mutate(_id, {
      onSuccess: ({ failedAt }) => failedAt === null && toast({ text: t(words.isRead(title)) }),
    })
  const isMine = (id: string | undefined) => id === _id
  const failure =
    (isMine(readAnew.variables) && readAnew.error) || (isMine(turn.variables?.id) && turn.error) || undefined
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3 gap-y-1 py-3 first:pt-0 last:pb-0">
      <Icon className="mt-0.5 size-5 shrink-0 text-muted" strokeWidth={1.75} aria-hidden />
      <p dir="auto" className="font-medium wrap-anywhere">
        {title}
      </p>
      <div className="col-start-3 row-start-1 -mt-1.5 -mr-2 flex shrink-0 max-sm:-mb-2 sm:row-span-2">
        {isPage &&
          (isReading ? (
            <span className="icon-btn">
              <Spinner />
            </span>
          ) : (
            <IconButton icon={RefreshCw} label={t(words.again(title))} onClick={read} />
          ))}
        <IconButton icon={Trash2} label={t(words.remove(title))} onClick={onRemove} />
      </div>
      <div className="col-start-2 row-start-2 grid grid-cols-1 gap-1.5 max-sm:col-end-[-1]">
        <p className="text-sm text-muted wrap-anywhere tabular-nums">{facts.join(' · ')}</p>
        {failedAt && <p className="text-sm text-warn">{t(words.failed(day(failedAt), day(readAt)))}</p>}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
          <button
            type="button"
            className="link cursor-pointer pointer-coarse:min-h-11"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            {t(open ? words.hide : words.show)}
          </button>
          {isPage && (
            <label className="flex items-center gap-2 text-muted">
              {t(howOften)}
              <Select
                value={turn.isPending && isMine(turn.variables.id) ? turn.variables.rhythm : rhythm}
                onChange={({ target }) => {
                  const chosen = rhythms.find(one => one === target.value)
                  if (chosen) turn.mutate({ id: _id, rhythm: chosen })
                }}
              >
                {rhythms.map(one => (
                  <option key={one} value={one}>
                    {t(rhythmWords[one])}
                  </option>
                ))}
              </Select>
            </label>
          )}
        </div>
        {!!failure && <Panel tone="danger">{sentence(failure)}</Panel>}
        {open && (
          <Suspense fallback={<span className="skeleton h-5 w-1/2" />}>
            <KeptText {...{ source, brand }} />
          </Suspense>
        )}
      </div>
    </li>
  )
}
