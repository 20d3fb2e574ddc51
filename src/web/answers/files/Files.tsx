import { useQueries } from '@tanstack/react-query'
import { Download, FileArchive, FileText } from 'lucide-react'
import type { FileView } from '#server/files/views.ts'
import { fileQuery } from '../../data/files.ts'
import { useFormats } from '../../formats.ts'
import { GoOnLater } from '../../going-on/GoOnLater.tsx'
import { useText } from '../../language.tsx'
import { asWide, pixelsOf, sizeOf } from '../pixels-of.ts'
import { Beneath } from '../Beneath.tsx'
import { CopyPicture } from '../CopyPicture.tsx'
import type { ViewProps } from '../views.ts'

const words = {
  save: (name: string) => ({ de: `${name} herunterladen`, en: `Download ${name}` }),
  all: { de: 'Alle herunterladen', en: 'Download all' },
}

const isPicture = ({ type }: FileView) => type.startsWith('image/') && type !== 'image/tiff'

/** A picture that can be laid on a clipboard: a drawing of lines cannot. */
const isDots = (file: FileView) => isPicture(file) && file.type !== 'image/svg+xml'

/** The picture itself, on squares that show where it is transparent, or a sign for what is no picture. */
function Look({ file, isAlone }: { file: FileView; isAlone: boolean }) {
  if (isPicture(file))
    return (
      <span className={`flex items-center justify-center bg-sunken ${isAlone ? 'min-h-32' : 'h-56'}`}>
        <img src={file.address} alt="" className={`squares max-w-full ${isAlone ? 'max-h-[36rem]' : 'max-h-56'}`} />
      </span>
    )
  const Icon = file.type === 'application/zip' ? FileArchive : FileText
  return (
    <span className="grid h-56 place-items-center bg-sunken text-muted">
      <Icon className="size-10" strokeWidth={1.25} aria-hidden />
    </span>
  )
}

/** Files that were made, each with what it is and how large, to be taken away one by one; an archive of them first. */
export function Files({ answer, files: about }: ViewProps<readonly string[]>) {
  const t = useText()
  const { size } = useFormats()
  const files = useQueries({ queries: answer.map(address => fileQuery(address)) }).flatMap(({ data }) => data ?? [])
  const archive = files.find(({ type }) => type === 'application/zip')
  const single = files.filter(file => file !== archive)
  return (
    <div className="grid grid-cols-1 gap-5 px-5 py-6 sm:px-10 sm:py-8">
      {archive && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          <a href={archive.address} download={archive.name} className="btn-primary">
            <Download className="size-4" aria-hidden />
            {t(words.all)}
            <span className="font-normal tabular-nums">{size(archive.bytes)}</span>
          </a>
          {archive.name}
        </p>
      )}
      <ol className={`grid grid-cols-1 gap-5 ${single.length > 1 ? 'sm:grid-cols-2' : ''}`}>
        {single.map(file => (
          <li
            key={file.address}
            className={`overflow-hidden rounded-md border border-line bg-surface ${single.length > 1 ? '' : 'mx-auto w-full'}`}
            style={single.length > 1 ? undefined : asWide(sizeOf(file.address, about))}
          >
            <Look file={file} isAlone={single.length === 1} />
            <div className="flex items-center gap-2 border-t border-line py-1 pr-1 pl-3">
              <p className="min-w-0 flex-1">
                <span className="block truncate font-medium" dir="auto" title={file.name}>
                  {file.name}
                </span>
                <span className="block text-sm text-muted tabular-nums">
                  {[pixelsOf(file.address, about), size(file.bytes)].filter(Boolean).join(' · ')}
                </span>
              </p>
              {isDots(file) && <CopyPicture address={file.address} {...(single.length > 1 && { name: file.name })} />}
              <a
                href={file.address}
                download={file.name}
                aria-label={t(words.save(file.name))}
                className="icon-btn size-10 shrink-0 pointer-coarse:size-11 print:hidden"
              >
                <Download className="size-[18px]" strokeWidth={1.75} aria-hidden />
              </a>
            </div>
            <div className="px-1 pb-1 empty:hidden">
              <GoOnLater address={file.address} type={file.type} {...(single.length > 1 && { name: file.name })} />
            </div>
            <Beneath of={file.address} files={about} className="px-3" />
          </li>
        ))}
      </ol>
    </div>
  )
}
