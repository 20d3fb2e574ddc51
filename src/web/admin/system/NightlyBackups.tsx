import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { useNews } from '../../data/news.ts'
import { backupsKey, planBackups } from '../../data/system.ts'
import { Switch } from '../../fields/Switch.tsx'
import { useText } from '../../language.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { toast } from '../../ui/toast.ts'
import { useFieldProblems, useSentence } from '../../useSentence.ts'
import { Panel } from '../../ui/Panel.tsx'

const words = {
  nightly: { de: 'Jede Nacht sichern', en: 'Back up every night' },
  hint: {
    de: 'Ab 3 Uhr, oder beim nächsten Start danach.',
    en: 'From 3 a.m., or at the next start after that.',
  },
  keep: { de: 'Nächtliche Sicherungen behalten', en: 'Nightly backups to keep' },
  keepHint: { de: 'Die ältesten gehen zuerst.', en: 'The oldest go first.' },
  wrong: { de: 'Eine Zahl von 1 bis 60.', en: 'A number from 1 to 60.' },
  save: { de: 'Speichern', en: 'Save' },
  saved: { de: 'Gespeichert', en: 'Saved' },
}

/** Whether a backup is made every night, and how many of them are kept. */
export function NightlyBackups({ plan }: { plan: { nightly: boolean; keep: number } }) {
  const t = useText()
  const sentence = useSentence()
  const tell = useNews()
  const [nightly, setNightly] = useState(plan.nightly)
  const [keep, setKeep] = useState(String(plan.keep))
  const isWrong = !/^\d+$/.test(keep.trim()) || Number(keep) < 1 || Number(keep) > 60
  const save = useMutation({
    mutationFn: () => planBackups({ nightly, keep: Number(keep) }),
    onSuccess() {
      tell({ stale: backupsKey })
      toast({ text: t(words.saved) })
    },
  })
  const said = useFieldProblems(save.error)
  return (
    <form
      className="grid grid-cols-1 items-start gap-4 border-t border-line pt-5 sm:grid-cols-2"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        if (!isWrong && !save.isPending) save.mutate()
      }}
    >
      <Switch label={t(words.nightly)} hint={t(words.hint)} on={nightly} onChange={setNightly} />
      {nightly && (
        <Field label={t(words.keep)} hint={t(words.keepHint)} problem={isWrong ? t(words.wrong) : said.keep}>
          {control => (
            <input
              {...control}
              className="field h-10 w-24 tabular-nums pointer-coarse:h-11"
              inputMode="numeric"
              autoComplete="off"
              value={keep}
              onChange={({ target }) => setKeep(target.value)}
            />
          )}
        </Field>
      )}
      {save.error && !said.keep && (
        <div className="sm:col-span-2">
          <Panel tone="danger">{sentence(save.error)}</Panel>
        </div>
      )}
      {(nightly !== plan.nightly || keep !== String(plan.keep)) && (
        <Button type="submit" className="btn-line justify-self-start sm:col-span-2" isBusy={save.isPending}>
          {t(words.save)}
        </Button>
      )}
    </form>
  )
}
