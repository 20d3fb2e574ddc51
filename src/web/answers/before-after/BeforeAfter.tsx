import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { fileIn } from '#shared/accepts.ts'
import { fileQuery } from '../../data/files.ts'
import { useFormats } from '../../formats.ts'
import { GoOnLater } from '../../going-on/GoOnLater.tsx'
import { useText } from '../../language.tsx'
import { Files } from '../files/Files.tsx'
import { pixelsOf } from '../pixels-of.ts'
import { Beneath } from '../Beneath.tsx'
import { CopyPicture } from '../CopyPicture.tsx'
import type { ViewProps } from '../views.ts'
import { Slider } from './Slider.tsx'

const words = { save: { de: 'Herunterladen', en: 'Download' } }

/** What a browser can draw of what people bring. */
const isDrawn = (type: string) => type.startsWith('image/') && type !== 'image/tiff' && type !== 'image/heic'

/** A picture beside the one it was made of; where that cannot be shown, or is gone, the result alone. */
export function BeforeAfter(props: ViewProps<readonly string[]>) {
  const t = useText()
  const { size } = useFormats()
  const [after = ''] = props.answer
  const { picture } = props.values
  const before = typeof picture === 'string' && fileIn(picture) !== undefined
  const given = useQuery({ ...fileQuery(String(picture)), enabled: before })
  const made = useQuery({ ...fileQuery(after), enabled: after !== '' })
  if (!made.data) return null
  if (!given.data || !isDrawn(given.data.type) || !isDrawn(made.data.type)) return <Files {...props} />
  return (
    <div className="grid grid-cols-1 gap-4 px-5 py-6 sm:px-10 sm:py-8">
      <Slider
        before={given.data.address}
        after={after}
        size={props.files?.find(({ file }) => file === fileIn(after))}
      />
      <div className="flex flex-wrap items-center gap-2 print:hidden">
        <a href={after} download={made.data.name} className="btn-primary flex-wrap gap-y-0 py-1.5 max-sm:w-full">
          <Download className="size-4" aria-hidden />
          {t(words.save)}
          <span className="text-sm font-normal whitespace-nowrap tabular-nums">
            {[pixelsOf(after, props.files), size(made.data.bytes)].filter(Boolean).join(' · ')}
          </span>
        </a>
        <GoOnLater address={after} type={made.data.type} className="btn-line" />
        <CopyPicture address={after} />
      </div>
      <Beneath of={after} files={props.files} />
    </div>
  )
}
