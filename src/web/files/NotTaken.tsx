import { type RefObject, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useText } from '../language.tsx'
import { Full } from './Full.tsx'
import { Refused } from './Refused.tsx'
import { DismissibleLine } from './DismissibleLine.tsx'
import type { useUploads } from './useUploads.ts'
import { words } from './words.ts'

const noRoom = (names: string) => ({
  de: `Dafür war kein Platz mehr: ${names}.`,
  en: `There was no room left for: ${names}.`,
})

type Props = Pick<ReturnType<typeof useUploads>, 'failed' | 'leftOut' | 'retry' | 'dismiss' | 'dismissLeftOut'> & {
  /** What has the keyboard when nothing is left to be told. */
  control: RefObject<HTMLElement | null>
  onOther(): void
}

/** Each of several files that did not get through, with why and the way on, and those that had no room. */
export function NotTaken({ failed, leftOut, retry, dismiss, dismissLeftOut, control, onOther }: Props) {
  const t = useText()
  const lines = useRef<HTMLDivElement>(null)
  /** The line at this place goes: the keyboard goes on to the next one. */
  const go = (at: number, deed: () => void) => {
    flushSync(deed)
    const left = [...(lines.current?.querySelectorAll<HTMLElement>('.icon-btn') ?? [])]
    ;(left[at] ?? left.at(-1) ?? control.current)?.focus()
  }
  return (
    <div ref={lines} className="contents">
      {failed.map((one, at) => (
        <Refused
          key={`${at} ${one.file.name}`}
          upload={one}
          title={t(words.failed(one.file.name))}
          onRetry={() => go(at, () => retry(one))}
          onOther={onOther}
          onDismiss={() => go(at, () => dismiss(one))}
        />
      ))}
      <div role="status" className={leftOut.length > 0 ? '' : 'sr-only'}>
        {leftOut.length > 0 && (
          <DismissibleLine onDismiss={() => go(failed.length, dismissLeftOut)}>
            {t(noRoom(leftOut.map(({ name }) => name).join(', ')))}
          </DismissibleLine>
        )}
      </div>
      <Full problems={failed.map(({ problem }) => problem)} />
    </div>
  )
}
