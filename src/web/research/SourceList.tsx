import type { Source } from '#shared/sources.ts'
import { useText } from '../language.tsx'
import type { Choosing } from './choice.ts'
import { FoundSource } from './FoundSource.tsx'
import { OwnSource } from './OwnSource.tsx'

const words = {
  none: { de: 'Alle ankreuzen', en: 'Tick all' },
  all: { de: 'Alle abwählen', en: 'Untick all' },
}

type Props = {
  sources: readonly Source[]
  choice: Choosing
  /** Those that were added and could not be read. */
  unread: readonly string[]
  /** The number that a text names a source by, where that is known before it is written. */
  numberOf?(address: string): number
}

/** The sources that were found, to be ticked, and those that somebody has added. */
export function SourceList({ sources, choice, unread, numberOf }: Props) {
  const t = useText()
  const allTicked = sources.every(({ address }) => choice.isTicked(address))
  return (
    <div>
      {sources.length > 1 && (
        <button type="button" className="btn-small -ml-2 text-accent-ink" onClick={() => choice.tickAll(!allTicked)}>
          {t(allTicked ? words.all : words.none)}
        </button>
      )}
      <ul>
        {sources.map(source => (
          <FoundSource
            key={source.address}
            source={source}
            number={numberOf?.(source.address)}
            ticked={choice.isTicked(source.address)}
            onTick={on => choice.tick(source.address, on)}
          />
        ))}
        {choice.own.map(address => (
          <OwnSource
            key={address}
            address={address}
            number={numberOf?.(address)}
            isUnread={unread.includes(address)}
            onRemove={() => choice.remove(address)}
          />
        ))}
      </ul>
    </div>
  )
}
