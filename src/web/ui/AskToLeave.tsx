import { Suspense } from 'react'
import { useBlocker } from '@tanstack/react-router'
import { useText } from '../language.tsx'
import { later } from './later.ts'

const Ask = later(() => import('./Ask.tsx').then(it => it.Ask))

const words = {
  title: { de: 'Änderungen verwerfen?', en: 'Discard the changes?' },
  text: {
    de: 'Was Sie hier geändert haben, ist noch nicht gespeichert und geht verloren, wenn Sie die Seite verlassen.',
    en: 'What you have changed here is not saved yet, and will be lost if you leave this page.',
  },
  yes: { de: 'Verwerfen', en: 'Discard' },
}

type Place = { readonly pathname: string; readonly search: unknown }

/** The same page in another language keeps what was typed. */
const placeOf = ({ pathname, search }: Place) =>
  `${pathname.replace(/^\/(de|en)(?=\/|$)/, '')} ${JSON.stringify(search)}`

/** Asks before somebody goes to another page, or closes this one, while something is not saved. */
export function AskToLeave({ isUnsaved }: { isUnsaved(): boolean }) {
  const t = useText()
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => isUnsaved() && placeOf(current) !== placeOf(next),
    enableBeforeUnload: isUnsaved,
    withResolver: true,
  })
  if (status !== 'blocked') return null
  return (
    <Suspense>
      <Ask
        final
        title={t(words.title)}
        text={t(words.text)}
        yes={t(words.yes)}
        failure={undefined}
        onYes={proceed}
        onClose={reset}
      />
    </Suspense>
  )
}
