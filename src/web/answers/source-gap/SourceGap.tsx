import { type ReactNode, use, useRef } from 'react'
import { useAsk } from '../asking.ts'
import { useText } from '../../language.tsx'
import { later } from '../../ui/later.ts'
import { MenuButton, type MenuProps } from '../../ui/MenuButton.tsx'
import { FillGap } from '../../gaps/OpenGap.tsx'
import { GapPlace } from './gap-place.ts'

const words = {
  ways: (asks: string) => ({ de: `${asks}: was tun?`, en: `${asks}: what now?` }),
}
const SourceGapMenu = later<MenuProps>(() => import('./SourceGapMenu.tsx').then(it => it.SourceGapMenu))

/** Which of the gaps that ask for a source this is, in its text, counted from 0. */
const placeOf = (mark: Element | null) =>
  mark ? [...(mark.closest('.markdown') ?? mark).querySelectorAll('[data-source-gap]')].indexOf(mark) : -1

type Props = { asks: string; open: ReactNode; close: ReactNode }

/** A place where a source is missing or does not say it: its sentence can be struck, or a source be searched for it. */
export function SourceGap({ asks, open, close }: Props) {
  const t = useText()
  const closing = use(FillGap)
  const ask = useAsk()
  const mark = useRef<HTMLSpanElement>(null)
  const said = (
    <>
      {open}
      {asks}
      {close}
    </>
  )
  return (
    <span ref={mark} className={closing ? 'gap open-gap' : 'gap'} data-source-gap data-refine>
      {closing ? (
        <GapPlace value={{ at: () => placeOf(mark.current), closing, ask }}>
          <MenuButton label={t(words.ways(asks))} menu={SourceGapMenu} className="cursor-pointer font-[inherit]">
            {said}
          </MenuButton>
        </GapPlace>
      ) : (
        said
      )}
    </span>
  )
}
