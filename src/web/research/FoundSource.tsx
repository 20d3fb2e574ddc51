import { useState } from 'react'
import { ChevronDown } from 'lucide-react'
import type { Source } from '#shared/sources.ts'
import { SourceText } from '../answers/SourceText.tsx'
import { useFormats } from '../formats.ts'
import { useText } from '../language.tsx'

const words = {
  dated: (day: string) => ({ de: `vom ${day}`, en: `of ${day}` }),
  undated: { de: 'ohne Datum', en: 'no date' },
  own: { de: 'eigenes Dokument', en: 'own document' },
  length: (count: string, one: boolean) => ({
    de: `${count} ${one ? 'Wort' : 'Wörter'}`,
    en: `${count} ${one ? 'word' : 'words'}`,
  }),
  text: { de: 'Gelesenen Text zeigen', en: 'Show the text that was read' },
}

type Props = {
  source: Source
  number?: number | undefined
  ticked: boolean
  onTick(on: boolean): void
}

/** A source that was read, to be ticked: its title, site and day; opened, the words as a model would be given them. */
export function FoundSource({ source, number: named, ticked, onTick }: Props) {
  const t = useText()
  const { number, day } = useFormats()
  const [open, setOpen] = useState(false)
  const { kind, address, title, date } = source
  const site = kind === 'page' ? URL.parse(address)?.host.replace(/^www\./, '') : t(words.own)
  const when = date ? t(words.dated(day(date))) : kind === 'page' && t(words.undated)
  const about = [site, when, t(words.length(number(source.words), source.words === 1))].filter(Boolean).join(' · ')
  return (
    <li className="border-b border-line last:border-b-0">
      <div className="flex items-start gap-1">
        <label className="flex min-h-11 min-w-0 flex-1 cursor-pointer items-start gap-3 py-3">
          <input
            type="checkbox"
            checked={ticked}
            className="mt-1 size-4 shrink-0 accent-accent"
            onChange={({ target }) => onTick(target.checked)}
          />
          <span dir="auto" className={`min-w-0 font-medium wrap-anywhere ${ticked ? '' : 'text-muted'}`}>
            {named !== undefined && <span className="mr-1 text-muted tabular-nums">[^{named}]</span>}
            {title}
            <span className="block text-sm font-normal text-muted">{about}</span>
          </span>
        </label>
        <button
          type="button"
          aria-expanded={open}
          aria-label={`${t(words.text)}: ${title}`}
          title={t(words.text)}
          className="icon-btn mt-1.5 -mr-2"
          onClick={() => setOpen(!open)}
        >
          <ChevronDown className={`size-4 ${open ? 'rotate-180' : ''}`} aria-hidden />
        </button>
      </div>
      {open && <SourceText source={source} />}
    </li>
  )
}
