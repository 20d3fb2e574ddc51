import type { Excerpt } from './remarks.ts'

type Props = { label?: string; excerpt: Excerpt; lang: string | undefined }

/** A passage in its surroundings, the piece that is meant marked. */
export const Passage = ({ label, excerpt, lang }: Props) => (
  <span className="mt-0.5 block text-muted wrap-anywhere">
    {label && <span className="mr-1.5 text-xs">{label}</span>}
    <span lang={lang} dir="auto">
      {excerpt.before}
      <mark className="rounded-sm bg-warn-soft px-0.5 text-ink">{excerpt.marked}</mark>
      {excerpt.after}
    </span>
  </span>
)
