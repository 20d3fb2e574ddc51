import { useEffect, useRef, useState } from 'react'
import { type Quality, qualityNames } from '#shared/quality.ts'
import { arrangeLevel, type Setup } from '../../data/setup.ts'
import { useText } from '../../language.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { useFieldProblems, useSentence } from '../../useSentence.ts'
import { moved } from '../engines/edits.ts'
import { AddToLevel } from './AddToLevel.tsx'
import { LevelPlace } from './LevelPlace.tsx'
import { useModelChange } from './useModelChange.ts'
import { levelLines } from './words.ts'

const words = {
  empty: { de: 'Keine eigenen Modelle: wie „Üblich“.', en: 'No models of its own: same as “Standard”.' },
  place: (name: string, at: number, of: number) => ({
    de: `${name}: Platz ${at} von ${of}.`,
    en: `${name}: place ${at} of ${of}.`,
  }),
  ahead: (variable: string) => ({
    de: `Die ersten Plätze sind in der Umgebung des Servers festgelegt (${variable}).`,
    en: `The first places are set in the server’s environment (${variable}).`,
  }),
}

/** Which models serve a level: added, moved by buttons, taken out; each change holds at once. */
export function LevelOrder({ quality, setup }: { quality: Quality; setup: Setup }) {
  const t = useText()
  const sentence = useSentence()
  const list = useRef<HTMLOListElement>(null)
  const [said, say] = useState('')
  const [follow, setFollow] = useState<{ name: string; way: 'up' | 'down' }>()
  const change = useModelChange(arrangeLevel)
  const problems = useFieldProblems(change.error)
  const { ahead, own: stored } = setup.levels[quality]
  const own = change.isPending ? change.variables.models : stored
  const all = [...ahead, ...own]
  const modelOf = (name: string) => setup.models.find(one => one.name === name)
  const called = (name: string) => modelOf(name)?.model ?? name
  const variable = ahead.map(modelOf).find(one => one?.variable)?.variable
  const arrange = (models: readonly string[]) => change.mutate({ level: quality, models })

  // The button stays under the finger where its model went elsewhere; at the ends the other one takes over.
  useEffect(() => {
    if (!follow) return
    const buttons = list.current?.querySelector(`[data-model="${CSS.escape(follow.name)}"]`)?.querySelectorAll('button')
    const [up, down] = [...(buttons ?? [])]
    const wanted = follow.way === 'up' ? up : down
    ;(wanted?.disabled ? (follow.way === 'up' ? down : up) : wanted)?.focus()
    setFollow(undefined)
  }, [follow])
  const move = (from: number, to: number) => {
    const name = own[from] ?? ''
    arrange(moved(own, from, to))
    say(t(words.place(called(name), ahead.length + to + 1, all.length)))
    setFollow({ name, way: to < from ? 'up' : 'down' })
  }

  return (
    <section aria-label={t(qualityNames[quality])} className="grid grid-cols-1 gap-2 py-5 first:pt-0 last:pb-0">
      <div>
        <h3 className="font-semibold">{t(qualityNames[quality])}</h3>
        <p className="text-sm text-pretty text-muted">{t(levelLines[quality])}</p>
        {variable && <p className="text-sm text-pretty text-muted">{t(words.ahead(variable))}</p>}
      </div>
      {all.length === 0 && <p className="text-sm">{t(words.empty)}</p>}
      {all.length > 0 && (
        <ol ref={list} className="grid grid-cols-1 gap-2">
          {all.map((name, at) => (
            <LevelPlace
              key={name}
              name={name}
              called={called(name)}
              place={at + 1}
              isTroubled={!!modelOf(name)?.trouble || modelOf(name)?.works === false}
              {...(at >= ahead.length && {
                onUp: at > ahead.length ? () => move(at - ahead.length, at - ahead.length - 1) : undefined,
                onDown: at < all.length - 1 ? () => move(at - ahead.length, at - ahead.length + 1) : undefined,
                onRemove: () => arrange(own.filter(other => other !== name)),
              })}
            />
          ))}
        </ol>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
      {change.error && <Panel tone="danger">{problems.models ?? sentence(change.error)}</Panel>}
      {setup.models.length > 1 && (
        <AddToLevel
          quality={quality}
          models={setup.models.filter(({ name }) => !all.includes(name))}
          onAdd={name => arrange([...own, name])}
        />
      )}
    </section>
  )
}
