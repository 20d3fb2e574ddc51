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
  onOther(): void
}

/** Each of several files that did not get through, with why and the way on, and those that had no room. */
export function NotTaken({ failed, leftOut, retry, dismiss, dismissLeftOut, onOther }: Props) {
  const t = useText()
  return (
    <>
      {failed.map((one, at) => (
        <Refused
          key={`${at} ${one.file.name}`}
          upload={one}
          title={t(words.failed(one.file.name))}
          onRetry={() => retry(one)}
          onOther={onOther}
          onDismiss={() => dismiss(one)}
        />
      ))}
      <div role="status" className={leftOut.length > 0 ? '' : 'sr-only'}>
        {leftOut.length > 0 && (
          <DismissibleLine onDismiss={dismissLeftOut}>
            {t(noRoom(leftOut.map(({ name }) => name).join(', ')))}
          </DismissibleLine>
        )}
      </div>
      <Full problems={failed.map(({ problem }) => problem)} />
    </>
  )
}
