import { type FormEvent, useState } from 'react'
import { merged } from '#shared/glossary-file.ts'
import { asProblem } from '#shared/problems.ts'
import { keyOf, most, type Term } from '#shared/terms.ts'
import { locales, type Text } from '#shared/text.ts'
import { useChangeGlossary } from '../data/glossary.ts'
import type { Whose } from '../data/knowledge.ts'
import { useText } from '../language.tsx'
import { Button } from '../ui/Button.tsx'
import { Dialog, DialogClose } from '../ui/Dialog.tsx'
import { Field } from '../ui/Field.tsx'
import { Panel } from '../ui/Panel.tsx'
import { Select } from '../ui/Select.tsx'
import { useSentence } from '../useSentence.ts'
import { languageNames } from './words.ts'

const words = {
  fresh: { de: 'Begriff hinzufügen', en: 'Add a term' },
  change: { de: 'Begriff ändern', en: 'Change the term' },
  term: { de: 'Begriff, wie er in Notizen steht', en: 'Term, as it stands in notes' },
  termExample: { de: 'Kunde', en: 'customer' },
  use: { de: 'Heißt im Text', en: 'Called in the text' },
  useExample: { de: 'Gast', en: 'guest' },
  useHint: { de: 'Leer: Er heißt so, wie er oben steht.', en: 'Empty: it is called as it stands above.' },
  avoid: { de: 'Heißt auch nicht', en: 'Not called either' },
  avoidExample: { de: 'Besucher, Klient', en: 'visitor, client' },
  avoidHint: { de: 'Mehrere mit Kommas trennen.', en: 'Separate several with commas.' },
  language: { de: 'Gilt für Texte auf', en: 'Holds for texts in' },
  all: { de: 'allen Sprachen', en: 'all languages' },
  missing: { de: 'Hier fehlt der Begriff.', en: 'The term is missing here.' },
  nothing: {
    de: 'Nennen Sie eine andere Bezeichnung oder eine, die nicht vorkommen soll.',
    en: 'Give another name, or one that is not to be used.',
  },
  tooMany: (count: number): Text => ({ de: `Höchstens ${count}.`, en: `At most ${count}.` }),
  save: { de: 'Speichern', en: 'Save' },
  cancel: { de: 'Abbrechen', en: 'Cancel' },
}

type Problems = Partial<Record<'term' | 'use' | 'avoid', Text>>

const problemsOf = ({ term, use, avoid }: Term): Problems => ({
  ...(!term && { term: words.missing }),
  ...(term && term === use && !avoid.length && { use: words.nothing }),
  ...(avoid.length > most.avoid && { avoid: words.tooMany(most.avoid) }),
})

/** Asks what a thing is called and what not. */
export function TermForm({ term: before, brand, onClose }: { term: Term | undefined; brand: Whose; onClose(): void }) {
  const t = useText()
  const sentence = useSentence()
  const change = useChangeGlossary(brand)
  const [entry, enter] = useState({
    term: before?.term ?? '',
    use: before && before.use !== before.term ? before.use : '',
    avoid: before?.avoid.join(', ') ?? '',
    language: before?.language ?? '',
  })
  const [problems, setProblems] = useState<Problems>({})
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const term = entry.term.trim()
    const language = locales.find(locale => locale === entry.language)
    const avoid = entry.avoid.split(',').map(word => word.trim())
    const made: Term = {
      ...{ term, use: entry.use.trim() || term, avoid: [...new Set(avoid.filter(Boolean))] },
      ...(language && { language }),
    }
    const wrong = problemsOf(made)
    setProblems(wrong)
    if (Object.keys(wrong).length || change.isPending) return
    change.mutate(
      terms => {
        const others = before ? terms.filter(one => keyOf(one) !== keyOf(before)) : terms
        return merged(others, [made])
      },
      { onSuccess: onClose },
    )
  }
  // What the server says of the list as a whole is more than that something is wrong.
  const saidOf = (error: unknown) => {
    const said = asProblem(error).details.fields?.terms
    return said ? t(said) : sentence(error)
  }
  const line = (name: 'term' | 'use' | 'avoid', label: Text, example: Text, hint?: Text) => (
    <Field label={t(label)} hint={hint && t(hint)} problem={problems[name] && t(problems[name])}>
      {control => (
        <input
          {...control}
          className="field h-10 pointer-coarse:h-11"
          value={entry[name]}
          maxLength={name === 'avoid' ? most.avoid * most.letters : most.letters}
          placeholder={t(example)}
          autoComplete="off"
          autoFocus={name === 'term'}
          onChange={({ target }) => enter({ ...entry, [name]: target.value })}
        />
      )}
    </Field>
  )
  return (
    <Dialog title={t(before ? words.change : words.fresh)} onClose={onClose}>
      <form className="mt-5 grid grid-cols-1 gap-5" noValidate onSubmit={submit}>
        {line('term', words.term, words.termExample)}
        {line('use', words.use, words.useExample, words.useHint)}
        {line('avoid', words.avoid, words.avoidExample, words.avoidHint)}
        <Field label={t(words.language)}>
          {control => (
            <Select
              {...control}
              value={entry.language}
              onChange={({ target }) => enter({ ...entry, language: target.value })}
            >
              <option value="">{t(words.all)}</option>
              {locales.map(locale => (
                <option key={locale} value={locale}>
                  {t(languageNames[locale])}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {change.error && <Panel tone="danger">{saidOf(change.error)}</Panel>}
        <div className="flex flex-col-reverse gap-2 sm:grid sm:grid-cols-2">
          <DialogClose className="btn-line">{t(words.cancel)}</DialogClose>
          <Button type="submit" className="btn-primary" isBusy={change.isPending}>
            {t(words.save)}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
