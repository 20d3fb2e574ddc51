import { useState } from 'react'
import { type ImageModelKind, imageModelKinds } from '#shared/image-models.ts'
import type { ImageModelDeeds } from '../data/image-models.ts'
import { useText } from '../language.tsx'
import { Panel } from '../ui/Panel.tsx'
import { RadioLines } from '../ui/RadioLines.tsx'
import { Section } from '../ui/Section.tsx'
import { useSentence } from '../useSentence.ts'
import { NameForm } from './NameForm.tsx'
import { kinds, words } from './words.ts'

type Props = { deeds: ImageModelDeeds; onMade(id: string): void }

/** The first step: what the model is called, and what it learns. */
export function NewModel({ deeds: { make }, onMade }: Props) {
  const t = useText()
  const sentence = useSentence()
  const [kind, setKind] = useState<ImageModelKind>('product')
  const options = imageModelKinds.map(value => ({ value, label: t(kinds[value]) }))
  return (
    <Section id="new-model" title={t(words.fresh)}>
      <NameForm
        action={t(words.make)}
        isBusy={make.isPending}
        onName={name => make.mutate({ name, kind }, { onSuccess: ({ _id }) => onMade(_id) })}
      >
        <RadioLines label={t(words.kind)} value={kind} options={options} onChange={setKind} />
        {make.error && <Panel tone="danger">{sentence(make.error)}</Panel>}
      </NameForm>
    </Section>
  )
}
