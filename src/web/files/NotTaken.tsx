import { useText } from '../language.tsx'
import { ProblemLine } from '../ui/Field.tsx'
import { Full } from './Full.tsx'
import { Refused } from './Refused.tsx'
import type { Failed } from './useUploads.ts'
import { words } from './words.ts'

const noRoom = (names: string) => ({
  de: `Dafür war kein Platz mehr: ${names}.`,
  en: `There was no room left for: ${names}.`,
})

type Props = {
  failed: readonly Failed[]
  leftOut: readonly File[]
  onRetry(one: Failed): void
  onOther(): void
  onDismiss(one: Failed): void
}

/** Each of several files that did not get through, with why and the way on, and those that had no room. */
export function NotTaken({ failed, leftOut, onRetry, onOther, onDismiss }: Props) {
  const t = useText()
  return (
    <>
      {failed.map((one, at) => (
        <Refused
          key={`${at} ${one.file.name}`}
          upload={one}
          title={t(words.failed(one.file.name))}
          onRetry={() => onRetry(one)}
          onOther={onOther}
          onDismiss={() => onDismiss(one)}
        />
      ))}
      {leftOut.length > 0 && <ProblemLine>{t(noRoom(leftOut.map(({ name }) => name).join(', ')))}</ProblemLine>}
      <Full problem={failed.at(-1)?.problem} />
    </>
  )
}
