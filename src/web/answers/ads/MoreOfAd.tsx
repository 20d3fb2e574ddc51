import { Repeat2 } from 'lucide-react'
import { useText } from '../../language.tsx'
import { useAsk } from '../asking.ts'

const words = {
  more: { de: 'Mehr davon', en: 'More like these' },
  keeps: (count: number) =>
    count === 1
      ? { de: 'Die angeheftete Zeile bleibt, alle anderen sind neu.', en: 'The pinned row stays, all others are new.' }
      : {
          de: `Die ${count} angehefteten Zeilen bleiben, alle anderen sind neu.`,
          en: `The ${count} pinned rows stay, all others are new.`,
        },
  how: {
    de: 'Heften Sie Zeilen an: Sie bleiben, wenn die übrigen neu geschrieben werden.',
    en: 'Pin rows: they stay when the others are written anew.',
  },
}

/** Has all rows of an ad written anew but those that are pinned. */
export function MoreOfAd({ pinned }: { pinned: number }) {
  const t = useText()
  const ask = useAsk()
  if (!ask) return null
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 print:hidden">
      <button type="button" className="btn-line" disabled={!pinned} onClick={() => ask({ more: {} })}>
        <Repeat2 className="size-4" aria-hidden />
        {t(words.more)}
      </button>
      <p className="text-sm text-muted">{t(pinned ? words.keeps(pinned) : words.how)}</p>
    </div>
  )
}
