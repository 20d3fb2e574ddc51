import { useEffect, useMemo, useRef, useState } from 'react'
import type { DocumentShown } from '#server/documents/shown.ts'
import { segmentsOf } from '#language/comparing/segments.ts'
import type { Document } from '#shared/document/schema.ts'
import type { Problem } from '#shared/problems.ts'
import { keepVersion } from '../../data/one-document.ts'
import { forComparing } from '../../documents/for-comparing.ts'
import { useFormats } from '../../formats.ts'
import { useText } from '../../language.tsx'
import { plain } from '../../refine/plain.ts'
import { MarkedText } from '../../refine/MarkedText.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { useSentence } from '../../useSentence.ts'

const words = {
  title: { de: 'Dieses Dokument wurde anderswo geändert', en: 'This document was changed elsewhere' },
  text: (when: string) => ({
    de: `Ein anderer Tab oder ein anderes Gerät hat es am ${when} gespeichert. Nichts ist verloren: Der Text, den Sie nicht behalten, steht danach bei den Fassungen des Dokuments. Durchgestrichen ist, was nur dort steht, unterstrichen, was nur hier steht.`,
    en: `Another tab or device saved it on ${when}. Nothing is lost: the text you do not keep is among the versions of the document afterwards. What stands only there is struck through, what stands only here is underlined.`,
  }),
  mine: { de: 'Meine behalten', en: 'Keep mine' },
  other: { de: 'Die andere übernehmen', en: 'Take the other' },
  both: { de: 'Als zweites Dokument sichern', en: 'Save as a second document' },
  titles: (other: string, mine: string) => ({
    de: `Titel dort: „${other}“, hier: „${mine}“`,
    en: `Title there: “${other}”, here: “${mine}”`,
  }),
  still: {
    de: 'Nichts wurde geändert: Beide Texte sind noch da.',
    en: 'Nothing was changed: both texts are still there.',
  },
  long: { de: 'Die Texte sind zu lang für eine Gegenüberstellung.', en: 'The texts are too long to be compared here.' },
}
/** Letters; longer texts would keep the page from answering. */
const longest = 150_000

type Props = {
  mine: { readonly title: string; readonly content: Document; readonly ai: boolean }
  other: DocumentShown
  /** Why the own text could not go in its place. */
  problem: Problem | undefined
  onMine(): Promise<void>
  onOther(): void
  onBoth(): void
  onClose(): void
}

/** Two states of a document, of which its writer chooses. */
export function Conflict({ mine, other, problem, onMine, onOther, onBoth, onClose }: Props) {
  const t = useText()
  const { moment } = useFormats()
  const sentence = useSentence()
  const [isBusy, setBusy] = useState(false)
  const [refused, refuse] = useState<unknown>()
  const isOpen = useRef(true)
  useEffect(() => {
    isOpen.current = true
    return () => void (isOpen.current = false)
  }, [])
  /** What was written here would be nowhere any more: it becomes a version first. */
  const take = async () => {
    const { title, content, ai } = mine
    const by = ai && !other.ai ? 'ai' : undefined
    await keepVersion(other._id, { titel_text: title, content, by })
    // Who has closed the window meanwhile writes on in what is theirs.
    if (isOpen.current) onOther()
  }
  const choose = async (deed: () => Promise<unknown>) => {
    if (isBusy) return
    setBusy(true)
    refuse(undefined)
    await deed().catch(refuse)
    setBusy(false)
  }
  const failure = isBusy ? undefined : (refused ?? problem)
  const segments = useMemo(() => {
    const [there, here] = [forComparing(other.content), forComparing(mine.content)]
    return there.length + here.length > longest ? undefined : segmentsOf(plain(there), plain(here))
  }, [mine, other])
  return (
    <Dialog size="large" title={t(words.title)} text={t(words.text(moment(other.updatedAt)))} onClose={onClose}>
      {mine.title !== other.titel_text && (
        <p className="mt-3 text-sm wrap-anywhere">{t(words.titles(other.titel_text, mine.title))}</p>
      )}
      <div
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard, too
        tabIndex={0}
        role="region"
        aria-label={t(words.title)}
        className="reading mt-4 max-h-[45vh] overflow-y-auto rounded-md border border-line p-4 text-base/7
          max-sm:max-h-[max(7rem,calc(100dvh-31rem))]"
      >
        {segments ? <MarkedText segments={segments} /> : t(words.long)}
      </div>
      {/* Whatever the height of a phone, what can be done is seen, and why it was not. */}
      <div className="mt-5 grid gap-3 max-sm:sticky max-sm:bottom-0 max-sm:-mb-6 max-sm:bg-surface max-sm:pt-1 max-sm:pb-6">
        {failure !== undefined && (
          <Panel tone="danger">
            {sentence(failure)} {t(words.still)}
          </Panel>
        )}
        {/* What is pressed keeps the keyboard, for another try. */}
        <div className="flex gap-2 max-sm:flex-col-reverse sm:flex-wrap sm:justify-end">
          <Button className="btn-line" isBusy={isBusy} onClick={() => onBoth()}>
            {t(words.both)}
          </Button>
          <Button className="btn-line" isBusy={isBusy} onClick={() => void choose(take)}>
            {t(words.other)}
          </Button>
          <Button className="btn-primary" isBusy={isBusy} onClick={() => void choose(onMine)}>
            {t(words.mine)}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
