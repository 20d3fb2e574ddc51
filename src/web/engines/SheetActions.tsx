import { Ellipsis, RefreshCw } from 'lucide-react'
import { type Answer, isEmptied, isWriting, type Shape } from '#shared/answers.ts'
import type { RunView } from '#server/runs/shown.ts'
import { BookmarkToggle } from '../bookmarking/BookmarkToggle.tsx'
import { SavingState } from '../editing/SavingState.tsx'
import type { Saving } from '../editing/useSaving.ts'
import { OpenInEditor } from '../editor/OpenInEditor.tsx'
import { ExportButton } from '../export/ExportButton.tsx'
import type { Leaving } from '../export/leaving.ts'
import { useText } from '../language.tsx'
import type { Broken, Done } from '../runs/run-state.ts'
import { IconButton } from '../ui/IconButton.tsx'
import { CopyButton } from './CopyButton.tsx'

const words = {
  again: { de: 'Neu erstellen', en: 'Generate again' },
  more: { de: 'Weitere Aktionen', en: 'More actions' },
}

/** Where on phones what is pressed less often stands, if there is no room for it: nowhere, or in a second row. */
export const secondRow = (folds: boolean, more: boolean) => (folds ? (more ? 'max-sm:order-2' : 'max-sm:hidden') : '')

type Props = {
  shape: Shape
  answer: Answer
  run: Done | Broken
  about: RunView | undefined
  variant: number | undefined
  /** The version that was saved last. */
  version: RunView | undefined
  prompt: string
  saving: Saving | undefined
  isUnsaved: boolean
  saveNow(): void
  leaving(): Leaving
  folds: boolean
  more: boolean
  onMore(): void
  onAgain(): void
  onCopy(): void
}

/** What can be done with all that lies on the sheet, in its bar. */
export function SheetActions({ shape, answer, run, about, variant, version, folds, more, ...props }: Props) {
  const t = useText()
  const { prompt, saving, isUnsaved, saveNow } = props
  const alone = { variant }
  const hasText = isWriting(shape) && !isEmptied(answer)
  return (
    <div className={`ml-auto flex flex-wrap items-center justify-end ${folds ? 'max-sm:contents' : ''}`}>
      <SavingState saving={saving} />
      {folds && more && <span className="order-1 basis-full sm:hidden" />}
      <div className={`contents ${folds && more ? 'max-sm:flex' : ''} ${secondRow(folds, more)}`}>
        {run.state === 'done' && (
          <>
            <IconButton
              icon={RefreshCw}
              label={t(words.again)}
              className="group-has-data-form-open/desk:hidden"
              onClick={props.onAgain}
            />
            <BookmarkToggle run={version ?? about} {...alone} {...{ prompt, isUnsaved, saveNow }} />
          </>
        )}
        {!isEmptied(answer) && shape.shape !== 'audio' && <ExportButton leaving={props.leaving} view={shape.view} />}
        {run.state === 'done' && run.run && hasText && (
          <OpenInEditor
            of={{ ...alone, run: version?._id ?? run.run, engine: about?.engine }}
            {...{ isUnsaved, saving }}
          />
        )}
      </div>
      {folds && (
        <IconButton
          icon={Ellipsis}
          label={t(words.more)}
          aria-expanded={more}
          className="sm:hidden"
          onClick={props.onMore}
        />
      )}
      {hasText && <CopyButton onCopy={props.onCopy} />}
    </div>
  )
}
