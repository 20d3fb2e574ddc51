import { useFormats } from '../../formats.ts'
import { useText } from '../../language.tsx'
import { useSentence } from '../../useSentence.ts'
import type { Saved } from '../../saving/keeper.ts'

const words = {
  saved: (time: string) => ({ de: `Gespeichert ${time}`, en: `Saved ${time}` }),
  saving: { de: 'Wird gespeichert …', en: 'Saving …' },
  away: {
    de: 'Noch nicht gespeichert: Der Dienst ist nicht erreichbar. Der Text liegt in diesem Browser und wird gesichert, sobald es geht.',
    en: 'Not saved yet: the service cannot be reached. The text is kept in this browser and is saved as soon as possible.',
  },
  open: {
    de: 'Noch nicht gespeichert: Der Dienst ist nicht erreichbar, und dieser Browser hat keinen Platz für den Text. Lassen Sie die Seite offen.',
    en: 'Not saved yet: the service cannot be reached, and this browser has no room for the text. Leave the page open.',
  },
  kept: { de: 'Ihr Text liegt weiter in diesem Browser.', en: 'Your text is still kept in this browser.' },
  both: { de: 'Als neues Dokument sichern', en: 'Save as a new document' },
  elsewhere: { de: 'Anderswo geändert', en: 'Changed elsewhere' },
  compare: { de: 'Vergleichen', en: 'Compare' },
}

type Props = { saved: Saved; onCompare(): void; onApart(): void }

/** Whether what was written is safe; nothing as long as nothing was. */
export function SavedState({ saved, onCompare, onApart }: Props) {
  const t = useText()
  const sentence = useSentence()
  const { time } = useFormats()
  if (saved.state === 'new') return null
  if (saved.state === 'saved' || saved.state === 'saving')
    return (
      <span role="status" className="mr-2 text-sm whitespace-nowrap text-muted">
        {t(saved.state === 'saved' ? words.saved(time(saved.at)) : words.saving)}
      </span>
    )
  return (
    <span role="alert" className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-danger">
      {saved.state === 'away' && t(saved.isKept ? words.away : words.open)}
      {saved.state === 'refused' && `${sentence(saved.problem)} ${t(words.kept)}`}
      {saved.state === 'elsewhere' && t(words.elsewhere)}
      {saved.state === 'elsewhere' && (
        <button type="button" className="btn-small border border-field text-ink" onClick={onCompare}>
          {t(words.compare)}
        </button>
      )}
      {saved.state === 'refused' && saved.problem.code === 'not_found' && (
        <button type="button" className="btn-small border border-field text-ink" onClick={onApart}>
          {t(words.both)}
        </button>
      )}
    </span>
  )
}
