import { useRef, useState } from 'react'
import { file } from '#shared/fields.ts'
import { longestWish } from '#shared/editor.ts'
import { lengthOf } from '#shared/text.ts'
import { FileField } from '../../files/FileField.tsx'
import { useText } from '../../language.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import type { Wanted } from './Inside.tsx'
import { ResearchSwitch } from './ResearchSwitch.tsx'
import { tools } from './tools.ts'
import { drawerWords } from './words.ts'

const words = {
  wish: { de: 'Was soll die KI tun?', en: 'What should the AI do?' },
  hint: {
    de: 'Etwa: Übersetze ins Französische. Mach eine Tabelle daraus.',
    en: 'For example: translate into French. Make a table of it.',
  },
  file: { de: 'Datei dazu · optional', en: 'A file for it · optional' },
  ask: { de: 'Anweisung ausführen', en: 'Run this prompt' },
}
const document = file(words.file, { accept: 'documents' })

/** What was typed and brought, which stays while an answer is written and after it. */
export type PromptDraft = Readonly<{ wish: string; address: string; research: boolean }>

type Props = { draft: PromptDraft; onDraft(draft: PromptDraft): void; onWant(wanted: Wanted): void }

/** A wish in one's own words, with a file or without; one of both is enough. */
export function PromptForm({ draft, onDraft, onWant }: Props) {
  const t = useText()
  const { wish, address, research } = draft
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const area = useRef<HTMLTextAreaElement>(null)
  const { icon: Icon, name } = tools.prompt
  const send = () => {
    const said = wish.trim()
    if (!said && !address) {
      setProblem(t(drawerWords.need))
      area.current?.focus()
      return
    }
    onWant({ tool: 'prompt', ...(said && { wish: said }), ...(address && { file: address }), research })
  }
  return (
    <form
      className="card mt-2 grid gap-3 px-4 py-3.5"
      onSubmit={event => {
        event.preventDefault()
        send()
      }}
    >
      <p className="flex items-center gap-3 font-medium">
        <Icon className="size-[18px] shrink-0 text-accent-ink" strokeWidth={1.75} aria-hidden />
        {t(name)}
      </p>
      <Field label={t(words.wish)} problem={problem}>
        {control => (
          <textarea
            {...control}
            ref={area}
            rows={3}
            maxLength={longestWish}
            placeholder={t(words.hint)}
            className="field max-h-60 min-h-20 py-2 field-sizing-content"
            value={wish}
            onChange={({ target }) => {
              if (lengthOf(target.value) <= longestWish) onDraft({ ...draft, wish: target.value })
              setProblem(undefined)
            }}
            onKeyDown={event => {
              if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
              event.preventDefault()
              if (!isBusy) send()
            }}
          />
        )}
      </Field>
      <Field label={t(words.file)}>
        {control => (
          <FileField
            field={document}
            control={control}
            disabled={false}
            entry={address}
            onEntry={entry => {
              onDraft({ ...draft, address: entry })
              setProblem(undefined)
            }}
            onBusy={setBusy}
          />
        )}
      </Field>
      <ResearchSwitch on={research} onChange={on => onDraft({ ...draft, research: on })} />
      <Button type="submit" className="btn-primary justify-self-end" isBusy={isBusy}>
        {t(words.ask)}
      </Button>
    </form>
  )
}
