import { ArrowDown } from 'lucide-react'
import { useText } from '../language.tsx'

const words = {
  writing: { de: 'Weiter unten wird geschrieben', en: 'Writing continues below' },
  painting: { de: 'Weiter unten entstehen Bilder', en: 'Pictures continue below' },
}

/** Leads to the end of what comes out of sight; it takes no room of its own. */
export function WritingBelow({ paints, onGo }: { paints: boolean; onGo(): void }) {
  const t = useText()
  return (
    <div className="pointer-events-none sticky bottom-20 z-5 flex h-0 items-end justify-center print:hidden">
      <button
        type="button"
        className="btn-line pointer-events-auto min-h-10 shrink-0 rounded-full text-sm shadow-overlay"
        onClick={onGo}
      >
        <ArrowDown className="size-4" aria-hidden />
        {t(paints ? words.painting : words.writing)}
      </button>
    </div>
  )
}
