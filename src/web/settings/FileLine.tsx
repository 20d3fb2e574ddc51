import { Fragment } from 'react'
import { Link } from '@tanstack/react-router'
import { Download, FileText, Image, Trash2 } from 'lucide-react'
import type { FileView } from '#server/files/views.ts'
import { Square } from '../files/Square.tsx'
import { words as said } from '../files/words.ts'
import { useFormats } from '../formats.ts'
import { useText } from '../language.tsx'
import { pages } from '../pages.ts'
import { IconButton } from '../ui/IconButton.tsx'
import { Tip } from '../ui/Tip.tsx'

const words = {
  save: (name: string) => ({ de: `${name} herunterladen`, en: `Download ${name}` }),
  remove: (name: string) => ({ de: `${name} löschen`, en: `Delete ${name}` }),
  run: { de: 'Text ansehen', en: 'See the text' },
  runOf: (name: string) => ({
    de: `Text ansehen, für den ${name} gelesen wurde`,
    en: `See the text made with ${name}`,
  }),
  madeRun: { de: 'Im Verlauf ansehen', en: 'See it in the history' },
  madeRunOf: (name: string) => ({ de: `Im Verlauf ansehen: ${name}`, en: `See it in the history: ${name}` }),
  madeKept: { de: 'Gehört zu einem Lesezeichen.', en: 'Belongs to a bookmark.' },
  held: {
    de: 'Gehört zu einem Dokument, zu etwas Begonnenem oder zu einem Modell.',
    en: 'Belongs to a document, to something begun, or to a model.',
  },
  until: (day: string) => ({
    de: `Unbenutzt, wird am ${day} gelöscht.`,
    en: `Unused, will be deleted on ${day}.`,
  }),
}

/** One file: what it is, what it was used for, and what can be done with it. */
export function FileLine({ file, onRemove }: { file: FileView; onRemove(): void }) {
  const t = useText()
  const { number, size, day } = useFormats()
  const { name, address, type, bytes, pages: count, words: length, run, made, until, createdAt } = file
  const facts = [
    count !== null && t(said.pages(count, number(count))),
    length !== null && t(said.words(length, number(length))),
    size(bytes),
    day(createdAt),
  ].filter(fact => fact !== false)
  const isPicture = type.startsWith('image/')
  const Icon = isPicture ? Image : FileText
  const symbol = <Icon className="mt-0.5 size-5 shrink-0 text-muted" strokeWidth={1.75} aria-hidden />
  const save = t(words.save(name))
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3 py-3 first:pt-0 last:pb-0">
      <span className="grid w-7 justify-items-center">
        {isPicture ? <Square address={address} otherwise={symbol} /> : symbol}
      </span>
      <p dir="auto" title={name} className="truncate font-medium">
        {name}
      </p>
      <div className="col-start-2 row-start-2 max-sm:col-end-[-1]">
        <p className="text-sm text-muted tabular-nums">
          {facts.map((fact, at) => (
            <Fragment key={fact}>
              <span className="whitespace-nowrap">{at < facts.length - 1 ? `${fact} ·` : fact}</span>{' '}
            </Fragment>
          ))}
        </p>
        {run && (
          <Link
            to={pages.history}
            search={{ id: run }}
            aria-label={t(made ? words.madeRunOf(name) : words.runOf(name))}
            className="link text-sm pointer-coarse:inline-block pointer-coarse:py-1"
          >
            {t(made ? words.madeRun : words.run)}
          </Link>
        )}
        {made && !run && <p className="text-sm text-muted">{t(words.madeKept)}</p>}
        {!run && !made && !until && <p className="text-sm text-muted">{t(words.held)}</p>}
        {until && <p className="text-sm text-muted">{t(words.until(day(until)))}</p>}
      </div>
      <div className="col-start-3 row-start-1 -mt-1.5 -mr-2 flex shrink-0 max-sm:-mb-2 sm:row-span-2">
        <Tip label={save}>
          <a href={address} download={name} aria-label={save} className="icon-btn">
            <Download className="size-[18px]" strokeWidth={1.75} aria-hidden />
          </a>
        </Tip>
        {!made && <IconButton icon={Trash2} label={t(words.remove(name))} onClick={onRemove} />}
      </div>
    </li>
  )
}
