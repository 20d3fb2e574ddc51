import { Download } from 'lucide-react'
import { addressOfFile } from '#shared/accepts.ts'
import type { MadeFile } from '#shared/made-files.ts'
import { useText } from '../language.tsx'

const words = {
  save: (size: string) => ({ de: `Original in ${size} herunterladen`, en: `Download the original in ${size}` }),
}

export type OriginalLinkProps = { original: NonNullable<MadeFile['original']> }

/** The larger picture that a painter had made, before it was brought to the size that was asked for. */
export function OriginalLink({ original: { file, width, height } }: OriginalLinkProps) {
  const t = useText()
  return (
    <a
      href={addressOfFile(file)}
      download
      className="link flex min-h-11 w-fit items-center gap-2 text-sm tabular-nums print:hidden"
    >
      <Download className="size-4 shrink-0" strokeWidth={1.75} aria-hidden />
      {t(words.save(`${width} × ${height}`))}
    </a>
  )
}
