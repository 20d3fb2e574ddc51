import { type FormEvent, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useEngines } from '../../data/engines.ts'
import { useSetVideo, videosQuery } from '../../data/videos.ts'
import { useText } from '../../language.tsx'
import { Button } from '../../ui/Button.tsx'
import { Section } from '../../ui/Section.tsx'
import { AddressField } from '../../ui/AddressField.tsx'
import { Field } from '../../ui/Field.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Select } from '../../ui/Select.tsx'
import { toast } from '../../ui/toast.ts'
import { useFieldProblems, useSentence } from '../../useSentence.ts'

const words = {
  title: { de: 'Videos zu Werkzeugen', en: 'Videos about tools' },
  line: {
    de: 'In der Anleitung eines Werkzeugs führt eine Schaltfläche zu seinem Video.',
    en: 'In the guide of a tool, a button leads to its video.',
  },
  tool: { de: 'Werkzeug', en: 'Tool' },
  address: { de: 'Adresse des Videos', en: 'Address of the video' },
  save: { de: 'Video speichern', en: 'Save the video' },
  remove: { de: 'Video entfernen', en: 'Remove the video' },
  saved: { de: 'Video gespeichert', en: 'Video saved' },
  removed: { de: 'Video entfernt', en: 'Video removed' },
}

/** By tool, the address of the video that explains it. */
export function GuideVideos() {
  const t = useText()
  const sentence = useSentence()
  const engines = useEngines()
  const { data: videos = {} } = useQuery(videosQuery)
  const [slug, choose] = useState(engines[0]?.slug ?? '')
  const [typed, type] = useState<string>()
  const set = useSetVideo()
  const problems = useFieldProblems(set.error)
  const address = typed ?? videos[slug] ?? ''
  const change = (video: string | null) =>
    set.mutate(
      { slug, video },
      {
        onSuccess() {
          type(undefined)
          toast({ text: t(video === null ? words.removed : words.saved) })
        },
      },
    )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (address.trim() && !set.isPending) change(address.trim())
  }
  return (
    <Section id="videos" title={t(words.title)}>
      <p className="text-muted">{t(words.line)}</p>
      <form noValidate onSubmit={submit} className="grid max-w-xl grid-cols-1 gap-4">
        <Field label={t(words.tool)}>
          {control => (
            <Select
              {...control}
              value={slug}
              onChange={({ target }) => {
                choose(target.value)
                type(undefined)
                set.reset()
              }}
            >
              {engines.map(engine => (
                <option key={engine.slug} value={engine.slug}>
                  {t(engine.name)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <AddressField label={t(words.address)} problem={problems.video} value={address} onValue={type} />
        {set.error && !problems.video && <Panel tone="danger">{sentence(set.error)}</Panel>}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" className="btn-line" disabled={!address.trim()} isBusy={set.isPending}>
            {t(words.save)}
          </Button>
          {videos[slug] && (
            <Button className="btn-quiet" isBusy={set.isPending} onClick={() => change(null)}>
              {t(words.remove)}
            </Button>
          )}
        </div>
      </form>
    </Section>
  )
}
