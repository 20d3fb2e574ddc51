import { useEffect, useState, useSyncExternalStore } from 'react'
import { CloudOff } from 'lucide-react'
import { useText } from '../language.tsx'
import { onLostPart } from '../ui/lost-part.ts'
import { toast } from '../ui/toast.ts'

const words = {
  off: {
    de: 'Keine Verbindung. Ihre Arbeit bleibt erhalten, wir versuchen es weiter.',
    en: 'You are offline. Your work is kept, we keep trying.',
  },
  on: { de: 'Wieder verbunden.', en: 'Back online.' },
  part: { de: 'Ein Teil der Seite ließ sich nicht laden.', en: 'Part of the page could not be loaded.' },
  outdated: { de: 'Federwerk wurde erneuert.', en: 'Federwerk has been updated.' },
  kept: { de: 'Was Sie geschrieben haben, ist noch da.', en: 'What you wrote is still here.' },
  reload: { de: 'Neu laden', en: 'Reload' },
}
const follow = (tell: () => void) => {
  addEventListener('online', tell)
  addEventListener('offline', tell)
  return () => {
    removeEventListener('online', tell)
    removeEventListener('offline', tell)
  }
}

/** Says that the line is down, that it is back, and that a part of the page did not come. */
export function StateOfTheLine() {
  const t = useText()
  const online = useSyncExternalStore(
    follow,
    () => navigator.onLine,
    () => true,
  )
  const [lost, setLost] = useState<'part' | 'outdated'>()
  const [wasOff, setWasOff] = useState(false)
  useEffect(() => onLostPart(isOutdated => setLost(isOutdated ? 'outdated' : 'part')), [])
  useEffect(() => {
    if (online && wasOff) toast({ text: t(words.on) })
    setWasOff(!online)
  }, [online, wasOff, t])

  const told = online ? lost && words[lost] : words.off
  return (
    <div role="status" className="print:hidden">
      {told && (
        <p className="flex items-center justify-center gap-2 border-b border-line bg-warn-soft px-4 py-2 text-sm">
          <CloudOff className="size-4 shrink-0 text-warn" aria-hidden />
          <span>
            {t(told)}{' '}
            {online && (
              <>
                {t(words.kept)}{' '}
                <button type="button" className="link min-h-6 cursor-pointer" onClick={() => location.reload()}>
                  {t(words.reload)}
                </button>
              </>
            )}
          </span>
        </p>
      )}
    </div>
  )
}
