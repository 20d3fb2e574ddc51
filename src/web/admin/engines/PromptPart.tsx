import { use, useRef, useState } from 'react'
import { CircleAlert } from 'lucide-react'
import type { Definition, MadeCall } from '#catalogue/custom/definition.ts'
import type { Field as Asked } from '#shared/fields.ts'
import { lengthOf, type Locale, locales } from '#shared/text.ts'
import { useLocale, useText } from '../../language.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { Counter } from '../../ui/small.tsx'
import { withCall } from './edits.ts'
import { Findings } from './findings.ts'
import { languageNames } from './words.ts'

const words = {
  which: { de: 'Sprache des Auftrags', en: 'Language of the prompt' },
  prompt: { de: 'Was das Modell tun soll', en: 'What the model is to do' },
  about: {
    de: 'Schreiben Sie wie an eine gute Kollegin: kurze Sätze, was in welcher Reihenfolge. Der erste Satz ist die Aufgabe und wird am Ende wiederholt. Die Namen in geschweiften Klammern verweisen auf das, was Menschen eintippen; deren Worte stehen abgegrenzt darunter und gelten nicht als Anweisung.',
    en: 'Write as you would to a good colleague: short sentences, what to do in which order. The first sentence is the task and is repeated at the end. The names in braces point to what people type; their words are set apart below and are not taken as instructions.',
  },
  german: {
    de: 'Gilt, wenn auf Deutsch geschrieben wird.',
    en: 'Used where the text is written in German.',
  },
  english: {
    de: 'Gilt für Englisch und alle anderen Sprachen.',
    en: 'Used for English and every other language.',
  },
  insert: { de: 'Einfügen:', en: 'Insert:' },
  when: (name: string) => ({ de: `wenn ${name} …`, en: `if ${name} …` }),
  line: (number: number) => ({ de: `Zeile ${number}:`, en: `Line ${number}:` }),
}

/** A sentence that stands there only for one answer. */
const conditionOn = (name: string, field: Asked): string | undefined => {
  if (field.kind === 'toggle') return `{% if ${name} %}…{% endif %}`
  if (field.kind === 'choice') return `{% if ${name} == '${Object.keys(field.options)[0] ?? ''}' %}…{% endif %}`
  return field.optional ? `{% if ${name} %}…{% endif %}` : undefined
}

const chip =
  'inline-flex min-h-8 cursor-pointer items-center rounded-full border border-line bg-surface px-2.5 text-sm ' +
  'hover:border-field pointer-coarse:min-h-11'

function Editor({
  locale,
  call,
  path,
  onPrompt,
}: {
  locale: Locale
  call: MadeCall
  path: string
  onPrompt(text: string): void
}) {
  const t = useText()
  const spoken = useLocale()
  const area = useRef<HTMLTextAreaElement>(null)
  const { findings, strict } = use(Findings)
  const text = call.prompt[locale]
  const found = findings.filter(({ at }) => at === `${path}.prompt.${locale}` && (strict || text))
  const insert = (piece: string) => {
    const { selectionStart: start, selectionEnd: end } = area.current ?? {
      selectionStart: text.length,
      selectionEnd: text.length,
    }
    onPrompt(text.slice(0, start) + piece + text.slice(end))
    setTimeout(() => {
      area.current?.focus()
      area.current?.setSelectionRange(start + piece.length, start + piece.length)
    })
  }
  const leadTo = (line: number) => {
    const start =
      text
        .split('\n')
        .slice(0, line - 1)
        .join('\n').length + (line > 1 ? 1 : 0)
    const length = text.split('\n')[line - 1]?.length ?? 0
    area.current?.focus()
    area.current?.setSelectionRange(start, start + length)
  }
  const said = `${path}-prompt-problems`
  return (
    <>
      <div className="flex flex-wrap items-center gap-1.5">
        <span className="text-sm text-muted">{t(words.insert)}</span>
        {Object.entries(call.fields).map(([name, field]) => (
          <button
            key={name}
            type="button"
            className={chip}
            title={field.label[spoken]}
            onClick={() => insert(`{{ ${name} }}`)}
          >
            <code>{name}</code>
          </button>
        ))}
        {Object.entries(call.fields).flatMap(([name, field]) => {
          const condition = conditionOn(name, field)
          return condition ? (
            <button key={`if ${name}`} type="button" className={`${chip} text-muted`} onClick={() => insert(condition)}>
              {t(words.when(name))}
            </button>
          ) : (
            []
          )
        })}
      </div>
      <textarea
        ref={area}
        lang={locale}
        aria-label={`${t(words.prompt)} · ${t(languageNames[locale])}`}
        aria-invalid={found.length ? true : undefined}
        aria-describedby={found.length ? said : undefined}
        spellCheck
        rows={16}
        value={text}
        onChange={({ target }) => onPrompt(target.value)}
        className="field py-2.5 text-base leading-6"
      />
      {found.length > 0 && (
        <ul id={said} className="grid gap-1 text-sm text-danger">
          {found.map(({ line, says }, place) => (
            <li key={place} className="flex items-start gap-1.5">
              <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden />
              <span className="min-w-0 wrap-anywhere">
                {line && (
                  <>
                    <button
                      type="button"
                      className="cursor-pointer font-medium underline underline-offset-4"
                      onClick={() => leadTo(line)}
                    >
                      {t(words.line(line))}
                    </button>{' '}
                  </>
                )}
                {says}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

type Props = { draft: Definition; path: string; onChange(how: (draft: Definition) => Definition): void }

/** What the model is told, in each of the two languages, with the names that it can use. */
export function PromptPart({ draft, path, onChange }: Props) {
  const t = useText()
  const [chosen, setLocale] = useState<Locale>(useLocale())
  const locale = draft.only ?? chosen
  const call = draft.calls[path]
  if (!call) return null
  return (
    <>
      <p className="text-sm text-muted">{t(words.about)}</p>
      <div className="flex flex-wrap items-center justify-between gap-3">
        {!draft.only && (
          <Segments
            label={t(words.which)}
            value={locale}
            options={locales.map(value => ({ value, label: t(languageNames[value]) }))}
            onChange={setLocale}
          />
        )}
        <Counter count={lengthOf(call.prompt[locale])} max={20_000} />
      </div>
      {!draft.only && <p className="text-sm text-muted">{t(locale === 'de' ? words.german : words.english)}</p>}
      <Editor
        key={locale}
        {...{ locale, call, path }}
        onPrompt={text => onChange(before => withCall(before, path, { prompt: { ...call.prompt, [locale]: text } }))}
      />
    </>
  )
}
