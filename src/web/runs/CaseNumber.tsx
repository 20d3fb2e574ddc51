import { useText } from '../language.tsx'

const words = { number: { de: 'Fallnummer', en: 'Case number' } }

/** The beginning of a run's id, to be named to an administrator: the line of the log that says why has it, too. */
export function CaseNumber({ run }: { run: string }) {
  const t = useText()
  return (
    <p className="mt-1 text-sm text-muted">
      {t(words.number)}:{' '}
      <span translate="no" className="font-mono select-all">
        {run.slice(0, 8)}
      </span>
    </p>
  )
}
