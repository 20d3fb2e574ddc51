import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { Copy } from 'lucide-react'
import { asSlug, slugOf } from '#shared/slug.ts'
import { addCompanions, companionsQuery } from '../data/companions.ts'
import { useText } from '../language.tsx'
import { Field } from '../ui/Field.tsx'
import { useCopyText } from '../ui/useCopyText.ts'
import { words } from './words.ts'

type Props = { run: string; title: string; language: string; kept: string | undefined }

/** The end of the article's address, formed from its title; what somebody makes of it is kept. */
export function SlugRow({ run, title, language, kept }: Props) {
  const t = useText()
  const client = useQueryClient()
  const copy = useCopyText()
  const [typed, setTyped] = useState<string>()
  const [failed, setFailed] = useState(false)
  const slug = typed ?? (kept || slugOf(title, language))
  async function save() {
    if (typed === undefined) return
    const slug = asSlug(typed, language)
    try {
      client.setQueryData(companionsQuery(run).queryKey, await addCompanions(run, { slug }))
      setTyped(undefined)
      setFailed(false)
    } catch {
      setFailed(true)
    }
  }
  return (
    <Field label={t(words.slug)} hint={t(words.slugHint)} problem={failed ? t(words.notKept) : undefined}>
      {control => (
        <span className="flex gap-2">
          <input
            {...control}
            className="field h-10 min-w-0 flex-1 pointer-coarse:h-11"
            spellCheck={false}
            autoCapitalize="none"
            maxLength={200}
            value={slug}
            onChange={({ target }) => setTyped(target.value.replaceAll(/\s+/g, '-'))}
            onBlur={() => void save()}
            onKeyDown={({ key }) => {
              if (key === 'Enter') void save()
            }}
          />
          <button type="button" className="btn-line min-h-10" onClick={() => void copy(asSlug(slug, language))}>
            <Copy className="size-4" aria-hidden />
            <span className="max-sm:sr-only">{t(words.copySlug)}</span>
          </button>
        </span>
      )}
    </Field>
  )
}
