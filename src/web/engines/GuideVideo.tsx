import { ExternalLink, Play } from 'lucide-react'
import { useText } from '../language.tsx'

const words = {
  watch: { de: 'Video ansehen', en: 'Watch the video' },
  newTab: { de: '(öffnet einen neuen Tab)', en: '(opens a new tab)' },
}

/** The video that explains a tool, where an administrator has set one: somebody else's page, in a tab of its own. */
export function GuideVideo({ video }: { video: string }) {
  const t = useText()
  return (
    <p className="mt-4">
      <a href={video} target="_blank" rel="noopener noreferrer" className="btn-line min-h-9 text-sm">
        <Play className="size-4" aria-hidden />
        {t(words.watch)}
        <ExternalLink className="size-4 shrink-0" aria-hidden />
        <span className="sr-only"> {t(words.newTab)}</span>
      </a>
    </p>
  )
}
