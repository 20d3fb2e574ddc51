import { useLocale, useText } from '../../language.tsx'

const words = {
  group: { de: 'Exportieren', en: 'Export' },
  all: (format: string) => ({ de: `Alle Lesezeichen als ${format}`, en: `All bookmarks as ${format}` }),
  found: (format: string) => ({ de: `Gefundene Lesezeichen als ${format}`, en: `Matching bookmarks as ${format}` }),
}
const formats = [
  { format: 'md', name: 'Markdown' },
  { format: 'json', name: 'JSON' },
] as const

type Props = { search: string; type: string | undefined }

/** Takes along what the list shows, all pages of it, as a file that the server writes. */
export function ExportAll({ search, type }: Props) {
  const t = useText()
  const language = useLocale()
  const hrefOf = (format: string) =>
    `/api/bookmark/export?${new URLSearchParams({ format, language, ...(search && { search }), ...(type && { type }) })}`
  return (
    <div role="group" aria-label={t(words.group)} className="-mr-2 ml-auto flex shrink-0 items-center">
      <span className="mr-1 max-[20rem]:hidden" aria-hidden>
        {t(words.group)}
      </span>
      {formats.map(({ format, name }) => (
        <a
          key={format}
          href={hrefOf(format)}
          download
          aria-label={t((search || type ? words.found : words.all)(name))}
          className="btn-small text-ink"
        >
          {name}
        </a>
      ))}
    </div>
  )
}
