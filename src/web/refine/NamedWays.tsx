import { type Change, type How, hows } from '#shared/refinement.ts'
import { useText } from '../language.tsx'
import { refinementNames } from './words.ts'

/** The ways that have a name, as buttons. */
export const NamedWays = ({ onWay, ways = hows }: { onWay(way: Change): void; ways?: readonly How[] }) => {
  const t = useText()
  return ways.map(how => (
    <button key={how} type="button" className="btn-small font-normal" onClick={() => onWay({ how })}>
      {t(refinementNames[how])}
    </button>
  ))
}
