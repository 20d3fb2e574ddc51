import { type Change, type How, hows } from '#shared/refinement.ts'
import { useText } from '../language.tsx'
import { refinementNames } from './words.ts'

type OnWay = { onWay(way: Change): void }

/** A way that has a name, as a button. */
export const WayButton = ({ how, onWay, className = '' }: OnWay & { how: How; className?: string | undefined }) => {
  const t = useText()
  return (
    <button type="button" className={`btn-small font-normal ${className}`} onClick={() => onWay({ how })}>
      {t(refinementNames[how])}
    </button>
  )
}

/** All of them, one beside the other. */
export const NamedWays = ({ onWay }: OnWay) => hows.map(how => <WayButton key={how} how={how} onWay={onWay} />)
