import { FilePlus2, WandSparkles } from 'lucide-react'
import type { Leaving } from '../../export/leaving.ts'
import { ExportButton } from '../../export/ExportButton.tsx'
import { useText } from '../../language.tsx'
import type { Asks } from '../actions.ts'
import { ChecksButton, type ChecksShown } from '../checks/ChecksButton.tsx'
import type { Keeper, Saved } from '../../saving/keeper.ts'
import { AiButton } from './AiButton.tsx'
import { DeskMenu } from './DeskMenu.tsx'
import { SavedState } from './SavedState.tsx'
import { Title } from './Title.tsx'

const words = {
  fresh: { de: 'Neuer Text', en: 'New Edit' },
  make: { de: 'Daraus machen', en: 'Make from this' },
}

type Props = {
  title: string
  lang: string | undefined
  saved: Saved
  keeper: Keeper | undefined
  /** Whether the text is there to be worked with. */
  isThere: boolean
  checks: ChecksShown
  leaving(): Leaving
  onTitle(title: string): void
  /** The title is written: on to the text. */
  onText(): void
  onAsk(asks: Asks): void
  onCompare(): void
  onNew(): void
  onOpen(): void
  /** Somebody may want the drawer, or what can be made of the text. */
  onHint(of: 'ai' | 'make'): void
}

/** What a document is called, whether it is safe, and what can be done with it: a line for each. */
export function Head(props: Props) {
  const t = useText()
  const { title, lang, saved, keeper, checks, leaving, onAsk } = props
  return (
    <div className="@container mb-3">
      <div className="flex flex-wrap items-start gap-x-3 gap-y-1 print:block">
        <Title title={title} lang={lang} onChange={props.onTitle} onDone={props.onText} />
        <div
          className="ml-auto flex min-h-10 flex-wrap items-center justify-end gap-1 @max-xl:w-full @max-xl:justify-between
            print:hidden"
        >
          {/* Its line is there before it says anything: the text below stays where it is. */}
          <div className="flex min-h-6 items-center @max-xl:px-1 @max-md:basis-full">
            <SavedState saved={saved} onCompare={props.onCompare} onApart={() => void keeper?.apart()} />
          </div>
          {props.isThere && (
            <div className="flex gap-1 @max-md:w-full @max-md:justify-between">
              <AiButton onHint={() => props.onHint('ai')} onOpen={() => onAsk('ai')} />
              <ChecksButton {...checks} />
              <button
                type="button"
                className="btn-line at-head min-h-9"
                title={t(words.make)}
                onPointerEnter={() => props.onHint('make')}
                onFocus={() => props.onHint('make')}
                // What is selected stays selected.
                onMouseDown={event => event.preventDefault()}
                onClick={() => onAsk('make')}
              >
                <WandSparkles className="size-4" aria-hidden />
                <span className="@max-2xl:sr-only">{t(words.make)}</span>
              </button>
              <ExportButton leaving={leaving} />
              <DeskMenu
                leaving={leaving}
                onOpen={props.onOpen}
                onVersions={keeper?.place().id ? () => onAsk('versions') : undefined}
              />
              <button type="button" className="btn-line at-head min-h-9" title={t(words.fresh)} onClick={props.onNew}>
                <FilePlus2 className="size-4" aria-hidden />
                <span className="@max-3xl:sr-only">{t(words.fresh)}</span>
              </button>
            </div>
          )}
        </div>
      </div>
    </div>
  )
}
