import { Suspense } from 'react'
import { CircleQuestionMark } from 'lucide-react'
import type { ShownEngine } from '#catalogue/shown.ts'
import { useText } from '../language.tsx'
import { later } from '../ui/later.ts'
import { useOpener } from '../ui/useOpener.ts'
import type { HowToProps } from './HowTo.tsx'

const HowTo = later<HowToProps>(() => import('./HowTo.tsx').then(it => it.HowTo))
const label = { de: 'So funktioniert’s', en: 'How it works' }

/** Whether the help is open: kept by the page, as its form may come only after somebody has asked how it works. */
export const useHelp = () => useOpener(HowTo)

export type HelpProps = {
  engine: ShownEngine
  /** The form whose example is shown. */
  path: string
  /** Puts the example into the form, where one can be filled in. */
  onExample?: (() => void) | undefined
}

/** How an engine is used, also when its guide has made room for a text. */
export function EngineHelp({ help, ...props }: HelpProps & { help: ReturnType<typeof useHelp> }) {
  const t = useText()
  const { isOpen, open, close, hints } = help
  return (
    <>
      <button
        type="button"
        aria-label={t(label)}
        aria-haspopup="dialog"
        className="btn-line ml-auto max-sm:px-0 max-sm:w-11"
        onClick={open}
        {...hints}
      >
        <CircleQuestionMark className="size-4 shrink-0" aria-hidden />
        <span className="max-sm:hidden">{t(label)}</span>
      </button>
      <Suspense>{isOpen && <HowTo {...props} onClose={close} />}</Suspense>
    </>
  )
}
