import { useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react'
import { useQuery } from '@tanstack/react-query'
import { calledBy } from '#shared/document/called.ts'
import { isBlank, proseOf } from '#shared/document/words.ts'
import { wordsIn } from '#shared/count-words.ts'
import { wholeEnginesQuery } from '../data/engines.ts'
import { nameOf } from '../documents/words.ts'
import { useEditor } from '../documents/useEditor.ts'
import { useFormats } from '../formats.ts'
import { useText } from '../language.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Fetched } from '../ui/Fetched.tsx'
import { AskTool } from './AskTool.tsx'
import { ChooseTool } from './ChooseTool.tsx'
import { type Taker, takerIn } from './fitting.ts'
import { followMaking, forgetMaking, makingOf, seeMaking } from './making.ts'
import { materialIn } from './material.ts'
import { MakingText } from './MakingText.tsx'
import type { Subject } from './subject.ts'
import { useTelling } from './useTelling.ts'

/** What the window is called, also before the text is there. */
export const makeTitle = { de: 'Daraus machen', en: 'Make from this' }

const words = {
  of: (name: string, count: string, one: boolean) => ({
    de: `„${name}“, ${count} ${one ? 'Wort' : 'Wörter'}`,
    en: `“${name}”, ${count} ${one ? 'word' : 'words'}`,
  }),
  ofSelection: (name: string, count: string, one: boolean) => ({
    de: `Aus der Auswahl in „${name}“, ${count} ${one ? 'Wort' : 'Wörter'}`,
    en: `From the selection in “${name}”, ${count} ${one ? 'word' : 'words'}`,
  }),
  empty: {
    de: 'Hier steht noch nichts. Schreiben Sie zuerst etwas, dann lässt sich daraus etwas machen.',
    en: 'There is nothing here yet. Write something first, then something can be made of it.',
  },
}

/** Has a tool make something of a document; what comes is a document beside it. Closing lets it be written on. */
export function MakeWindow({ of, onClose }: { of: Subject; onClose(): void }) {
  const t = useText()
  const { number } = useFormats()
  const editor = useEditor()
  const [id, setId] = useState(of.id)
  const [taker, choose] = useState<Taker>()
  const [typed, type] = useState('')
  const making = useSyncExternalStore(followMaking, () => makingOf(id))
  const engines = useQuery(wholeEnginesQuery)
  const material = useMemo(() => materialIn(of.isWhole ? of.title : '', of.content), [of])
  const takers = useMemo(() => (engines.data ?? []).flatMap(engine => takerIn(engine) ?? []), [engines.data])
  // What was made when the window was open before is in the list of what was made.
  const tidy = useEffectEvent(() => making?.state === 'made' && forgetMaking(making))
  useEffect(() => void tidy(), [])
  const key = making?.job.key
  useEffect(() => (key === undefined ? undefined : seeMaking(key)), [key])
  const callbacks = useTelling()
  const count = useMemo(() => wordsIn(proseOf(of.content)), [of])
  const name = nameOf({ titel_text: of.title, called: of.isWhole ? calledBy(of.content.content) : '' }, t)
  const head = of.isWhole ? words.of : words.ofSelection
  const isEmpty = isBlank(of.content)
  // A refusal that left nothing behind is told at the form, where it can be put right.
  const isAtForm = making?.state === 'failed' && taker && !making.came.length && !making.rest && !making.isLost
  return (
    <Dialog
      size="large"
      title={t(makeTitle)}
      text={isEmpty ? undefined : t(head(name, number(count), count === 1))}
      onClose={onClose}
    >
      <div className="mt-4 grid grid-cols-1">
        {isEmpty ? (
          <p>{t(words.empty)}</p>
        ) : making && !isAtForm ? (
          <MakingText
            making={making}
            callbacks={callbacks}
            onAnother={() => (forgetMaking(making), choose(undefined))}
            onOpen={document => (onClose(), editor.open(document))}
          />
        ) : taker ? (
          <AskTool
            key={taker.path}
            {...{ of, taker, material, callbacks }}
            failure={making?.state === 'failed' ? making : undefined}
            onBegun={setId}
            onBack={() => (making && forgetMaking(making), choose(undefined))}
          />
        ) : (
          <Fetched query={engines}>
            {() => <ChooseTool {...{ takers, typed, of }} length={material.length} onType={type} onChoose={choose} />}
          </Fetched>
        )}
      </div>
    </Dialog>
  )
}
