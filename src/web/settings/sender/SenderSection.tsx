import { useState } from 'react'
import type { Sender } from '#shared/sender.ts'
import { useSender } from '../../data/sender.ts'
import { useText } from '../../language.tsx'
import { NotLoaded } from '../../ui/NotLoaded.tsx'
import { Section } from '../../ui/Section.tsx'
import { sections } from '../sections.ts'
import { KeptSender } from './KeptSender.tsx'
import { SenderForm } from './SenderForm.tsx'

const words = {
  line: {
    de: 'Einmal hinterlegt, stehen Absender und Kontakt in Pressemitteilungen, Stellenanzeigen, Antworten, Briefen und Beiträgen. Im Formular lassen sie sich weglassen.',
    en: 'Kept once, sender and contact stand in press releases, job adverts, replies, letters and posts. Every form lets you leave them out.',
  },
  add: { de: 'Angaben hinterlegen', en: 'Add your details' },
  change: { de: 'Angaben ändern', en: 'Change the details' },
}

const isKept = (sender: Sender | undefined) => sender !== undefined && Object.keys(sender).length > 0

/** Whoever comes here to fill them in finds the form open where nothing is kept; whoever is done, the way back in. */
type Shown = 'kept' | 'wanted' | 'open' | 'done'

/** Who one is to those who read one's texts. */
export function SenderSection() {
  const t = useText()
  const { data, error, refetch } = useSender().query
  const [shown, show] = useState<Shown>(() => (location.hash === '#sender' ? 'wanted' : 'kept'))
  const isOpen = shown === 'open' || (shown === 'wanted' && !isKept(data))
  return (
    <Section
      id="sender"
      title={t(sections.sender)}
      line={t(words.line)}
      action={
        data ? (
          !isOpen && (
            <button type="button" className="btn-line" autoFocus={shown === 'done'} onClick={() => show('open')}>
              {t(isKept(data) ? words.change : words.add)}
            </button>
          )
        ) : error ? undefined : (
          <span aria-hidden className="skeleton h-10 w-44 pointer-coarse:h-11" />
        )
      }
    >
      {error && !data && <NotLoaded failure={error} onRetry={() => void refetch()} />}
      {data && isOpen && <SenderForm sender={data} onDone={() => show('done')} />}
      {data && !isOpen && isKept(data) && <KeptSender sender={data} />}
    </Section>
  )
}
