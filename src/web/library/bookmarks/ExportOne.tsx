import type { BookmarkView } from '#server/views.ts'
import { saveFile } from '../../answers/save.ts'
import { useText } from '../../language.tsx'
import { titleOfBookmark } from '../titles.ts'
import { files, fileNameOf } from './one-file.ts'

const words = {
  group: { de: 'Exportieren', en: 'Export' },
  as: (name: string) => ({ de: `Als ${name} herunterladen`, en: `Download as ${name}` }),
}

/** Takes a text along as a file. */
export function ExportOne({ bookmark }: { bookmark: BookmarkView }) {
  const t = useText()
  const { title } = titleOfBookmark(bookmark)
  return (
    <div role="group" aria-label={t(words.group)} className="flex flex-wrap items-center gap-1">
      <span className="mr-2 text-muted" aria-hidden>
        {t(words.group)}
      </span>
      {files.map(({ name, ending, type, contentOf }) => (
        <button
          key={ending}
          type="button"
          aria-label={t(words.as(name))}
          className="btn-small"
          onClick={() =>
            saveFile(fileNameOf(title, ending), new Blob([contentOf(bookmark.reply_text, title)], { type }))
          }
        >
          {name}
        </button>
      ))}
    </div>
  )
}
