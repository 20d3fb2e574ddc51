import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ArrowLeft } from 'lucide-react'
import { brandFields, type BrandView, isSample } from '#shared/brand.ts'
import { check } from '#shared/check.ts'
import type { Field } from '#shared/fields.ts'
import { asProblem } from '#shared/problems.ts'
import { isSenderOfBrand } from '#shared/sender.ts'
import type { Text } from '#shared/text.ts'
import { useSaveBrand } from '../../data/brands.ts'
import { useSession } from '../../data/session.ts'
import { useProblems } from '../../engines/useProblems.ts'
import { type Draft, draftOf, valuesOf } from '../../fields/entries.ts'
import { Question } from '../../fields/Question.tsx'
import { GlossarySection } from '../../knowledge/GlossarySection.tsx'
import { KnowledgeSection } from '../../knowledge/KnowledgeSection.tsx'
import { useText } from '../../language.tsx'
import { Button } from '../../ui/Button.tsx'
import { Section } from '../../ui/Section.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { toast } from '../../ui/toast.ts'
import { useSentence } from '../../useSentence.ts'
import { AskToLeave } from '../../ui/AskToLeave.tsx'
import { useUnsaved } from '../../ui/useUnsaved.ts'
import { BrandPreview } from './BrandPreview.tsx'
import { CheckVoice } from './CheckVoice.tsx'
import { DeleteBrand } from './DeleteBrand.tsx'
import { LogoField } from './LogoField.tsx'

const words = {
  back: { de: 'Alle Marken', en: 'All brands' },
  fresh: { de: 'Neue Marke', en: 'New brand' },
  save: { de: 'Speichern', en: 'Save' },
  saved: {
    de: 'Gespeichert. Gilt für Texte, die ab jetzt begonnen werden.',
    en: 'Saved. Applies to texts begun from now on.',
  },
  remove: { de: 'Marke löschen', en: 'Delete the brand' },
}

const parts: readonly { id: string; title: Text; line: Text; holds(name: string): boolean }[] = [
  {
    id: 'voice',
    title: { de: 'Stimme', en: 'Voice' },
    line: {
      de: 'So klingt ein Text, wenn sein Formular nichts anderes verlangt.',
      en: 'This is how a text sounds unless its form asks for something else.',
    },
    holds: name => ['name', 'tone', 'audience', 'address', 'use', 'avoid', 'facts'].includes(name),
  },
  {
    id: 'samples',
    title: { de: 'Beispieltexte', en: 'Sample texts' },
    line: {
      de: 'Ihnen entnimmt das Modell Rhythmus und Wortwahl. Abgeschrieben wird nichts.',
      en: 'The model picks up rhythm and choice of words from them. Nothing is copied.',
    },
    holds: isSample,
  },
  {
    id: 'sender',
    title: { de: 'Absender', en: 'Sender' },
    line: {
      de: 'Absender und Kontakt in Pressemitteilungen, Stellenanzeigen, Antworten und anderen Texten der Marke.',
      en: 'Sender and contact in the brand’s press releases, job adverts, replies and other texts.',
    },
    holds: isSenderOfBrand,
  },
  {
    id: 'spoken',
    title: { de: 'Gesprochen', en: 'Spoken' },
    line: {
      de: 'Gilt beim Vorlesen für alle, für die diese Marke voreingestellt ist.',
      en: 'Applies when something is read aloud for everyone whose default brand this is.',
    },
    holds: name => name === 'sayings',
  },
  {
    id: 'files',
    title: { de: 'Dateien', en: 'Files' },
    line: {
      de: 'In den Metadaten steht es in jedem Fall, für Programme.',
      en: 'The metadata say so in any case, for programs.',
    },
    holds: name => name === 'marksAi',
  },
  {
    id: 'looks',
    title: { de: 'Logo, Farben und Termine', en: 'Logo, colours and booking' },
    line: {
      de: 'Die Vorschau sagt, ob Texte in diesen Farben für alle lesbar sind (WCAG AA).',
      en: 'The preview tells whether everyone can read text in these colours (WCAG AA).',
    },
    holds: name => ['booking', 'primary', 'accent', 'background', 'text'].includes(name),
  },
]

const fields: readonly (readonly [string, Field])[] = Object.entries(brandFields)

/** Of the sample texts one is empty at a time: the next one comes when it is filled in. */
const isShown = (name: string, at: number, draft: Draft) => {
  const before = fields[at - 1]?.[0] ?? ''
  return !isSample(name) || !isSample(before) || !!draft[name] || !!draft[before]
}

type Props = { brand: BrandView | undefined; onBack(): void }

/** A brand to fill in; what was typed stays until it is saved. */
export function BrandForm({ brand, onBack }: Props) {
  const t = useText()
  const sentence = useSentence()
  const { plan_text: plan } = useSession()
  const save = useSaveBrand(brand?._id)
  const form = useRef<HTMLFormElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const [draft, change] = useState<Draft>(() => {
    const { _id, logo: _, ...values } = brand ?? {}
    return draftOf(values)
  })
  const [logo, setLogo] = useState<Blob | null>()
  const [leaving, leave] = useState(false)
  const { isUnsaved, settle } = useUnsaved({ draft, logo: logo === undefined ? undefined : [logo?.size ?? 0] })
  const failure = save.error ? asProblem(save.error) : undefined
  const { problems, checked, mend } = useProblems(form, failure)
  useEffect(() => title.current?.focus(), [])

  const filled = check(brandFields, valuesOf(brandFields, draft)).values
  const enter = (name: string, entry: Draft[string]) => {
    change(before => ({ ...before, [name]: entry }))
    mend(name)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const values = checked(brandFields, draft)
    if (!values || save.isPending) return
    save.mutate(
      { values, logo },
      {
        onSuccess() {
          settle({ draft, logo: undefined })
          setLogo(undefined)
          toast({ text: t(words.saved) })
          if (!brand) onBack()
        },
      },
    )
  }
  const gone = () => {
    settle()
    onBack()
  }
  return (
    <>
      <AskToLeave isUnsaved={isUnsaved} />
      <form ref={form} noValidate onSubmit={submit} className="grid max-w-3xl min-w-0 grid-cols-1 gap-5">
        <button type="button" className="btn-small -ml-2.5 justify-self-start" onClick={onBack}>
          <ArrowLeft className="size-4" aria-hidden />
          {t(words.back)}
        </button>
        <h2 ref={title} tabIndex={-1} className="text-lg font-semibold wrap-anywhere outline-none">
          {brand ? String(brand.name) : t(words.fresh)}
        </h2>
        {parts.map(({ id, title, line, holds }) => (
          <Section key={id} id={id} title={t(title)} line={t(line)}>
            {fields
              .filter(([name], at) => holds(name) && isShown(name, at, draft))
              .map(([name, field]) => (
                <Question
                  key={name}
                  field={field}
                  entry={draft[name]}
                  onEntry={entry => enter(name, entry)}
                  problem={problems[name]}
                  plan={plan}
                />
              ))}
            {id === 'looks' && <LogoField kept={brand?.logo} entry={logo} onEntry={setLogo} />}
            {id === 'samples' && <CheckVoice values={filled} onMend={enter} />}
            {id === 'looks' && <BrandPreview values={filled} onTake={enter} />}
          </Section>
        ))}
        {failure && !failure.details.fields && <Panel tone="danger">{sentence(failure)}</Panel>}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" className="btn-primary" isBusy={save.isPending}>
            {t(words.save)}
          </Button>
          {brand && (
            <button type="button" className="btn-quiet ml-auto" onClick={() => leave(true)}>
              {t(words.remove)}
            </button>
          )}
        </div>
      </form>
      {brand && (
        <div className="mt-5 grid max-w-3xl min-w-0 grid-cols-1 gap-5">
          <KnowledgeSection brand={brand._id} />
          <GlossarySection brand={brand._id} />
        </div>
      )}
      {brand && leaving && <DeleteBrand brand={brand} onGone={gone} onClose={() => leave(false)} />}
    </>
  )
}
