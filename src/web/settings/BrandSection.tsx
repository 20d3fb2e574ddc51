import { useQuery } from '@tanstack/react-query'
import { useAbout } from '../data/about.ts'
import { brandsQuery, useChooseBrand } from '../data/brands.ts'
import { useSession } from '../data/session.ts'
import { useText } from '../language.tsx'
import { BrandLogo } from '../avatars/BrandLogo.tsx'
import { NotLoaded } from '../ui/NotLoaded.tsx'
import { Field } from '../ui/Field.tsx'
import { Panel } from '../ui/Panel.tsx'
import { Select } from '../ui/Select.tsx'
import { toast } from '../ui/toast.ts'
import { useSentence } from '../useSentence.ts'
import { Section } from '../ui/Section.tsx'
import { sections } from './sections.ts'

const words = {
  line: { de: 'Jedes Formular beginnt mit dieser Marke.', en: 'Every form starts with this brand.' },
  label: { de: 'Voreingestellte Marke', en: 'Default brand' },
  none: { de: 'Keine', en: 'None' },
  nothing: {
    de: 'Hier gibt es noch keine Marke. Die Administration legt sie an.',
    en: 'There is no brand here yet. Your administrator can add one.',
  },
  saved: { de: 'Gespeichert', en: 'Saved' },
}

/** The brand that one's forms begin with. */
export function BrandSection() {
  const t = useText()
  const sentence = useSentence()
  const { answers, brand_text: chosen } = useSession()
  const about = useAbout()
  const { data, error, refetch } = useQuery(brandsQuery)
  const choose = useChooseBrand()
  const set = (brand: string) =>
    choose.mutate(brand || null, {
      onSuccess() {
        about.mutate({ answers: { ...answers, brand } })
        toast({ text: t(words.saved) })
      },
    })
  return (
    <Section id="brand" title={t(sections.brand)} line={t(data?.length === 0 ? words.nothing : words.line)}>
      {error && <NotLoaded failure={error} onRetry={() => void refetch()} />}
      {choose.error && <Panel tone="danger">{sentence(choose.error)}</Panel>}
      {data && data.length > 0 && (
        <div className="flex flex-wrap items-end gap-4">
          <div className="w-full max-w-sm">
            <Field label={t(words.label)}>
              {control => (
                <Select
                  {...control}
                  value={choose.isPending ? (choose.variables ?? '') : (chosen ?? '')}
                  onChange={({ target }) => set(target.value)}
                >
                  <option value="">{t(words.none)}</option>
                  {data.map(({ _id, name }) => (
                    <option key={_id} value={_id}>
                      {String(name)}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          </div>
          {chosen && <BrandLogo id={chosen} />}
        </div>
      )}
    </Section>
  )
}
