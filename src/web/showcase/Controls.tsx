import { useState } from 'react'
import { Bookmark, Copy } from 'lucide-react'
import { IconButton } from '../ui/IconButton.tsx'
import { Segments } from '../ui/Segments.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { ShowcaseRow } from './ShowcaseRow.tsx'

const views = [
  { value: 'text', label: 'Text' },
  { value: 'changes', label: 'Änderungen' },
] as const

/** Buttons and switches. */
export function Controls() {
  const [kept, setKept] = useState(true)
  const [view, setView] = useState<(typeof views)[number]['value']>('text')
  return (
    <>
      <ShowcaseRow>
        <button type="button" className="btn-primary">
          Text erstellen
        </button>
        <button type="button" className="btn-primary" disabled>
          Nicht möglich
        </button>
        <button type="button" className="btn-primary" aria-disabled>
          <Spinner />
          Wartet
        </button>
        <button type="button" className="btn-line">
          Beispiel übernehmen
        </button>
        <button type="button" className="btn-line" disabled>
          Nicht möglich
        </button>
        <button type="button" className="btn-quiet">
          Zurück
        </button>
        <button type="button" className="btn-small">
          Kürzer
        </button>
      </ShowcaseRow>
      <ShowcaseRow>
        <IconButton icon={Copy} label="Kopieren" />
        <IconButton icon={Copy} label="Kopieren" disabled />
        <IconButton icon={Bookmark} label="Lesezeichen" aria-pressed={kept} onClick={() => setKept(!kept)} />
        <Segments label="Ansicht" value={view} options={views} onChange={setView} />
      </ShowcaseRow>
      <div className="skeleton h-4 w-64" />
    </>
  )
}
