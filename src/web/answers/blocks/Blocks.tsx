import { memo, useMemo } from 'react'
import { Code, Download } from 'lucide-react'
import { useText } from '../../language.tsx'
import { Action } from './Action.tsx'
import { EditableText } from '../EditableText.tsx'
import { useInPieces } from '../useInPieces.ts'
import { saveFile } from '../../ui/save.ts'
import { useCopyText } from '../../ui/useCopyText.ts'
import type { ViewProps } from '../views.ts'
import { type Block, type BlockKind, blocksIn } from './blocks.ts'
import { pageOf } from './page.ts'

const words = {
  save: { de: 'Als HTML speichern', en: 'Save as HTML' },
  copy: { de: 'HTML kopieren', en: 'Copy HTML' },
}
const card = '[&_li]:m-0! [&_li]:rounded-md [&_li]:border [&_li]:border-line [&_li]:bg-surface [&_li]:p-4!'
const looks: Record<BlockKind, string> = {
  hero: 'text-center [&_p]:mx-auto',
  benefits: `[&_ul]:grid [&_ul]:list-none! [&_ul]:gap-3 [&_ul]:p-0! @lg:[&_ul]:grid-cols-2 ${card}`,
  steps: '[&_ol]:grid [&_ol]:gap-1',
  questions: '',
  proof: '[&_p]:text-xl [&_p]:italic',
  closing: 'text-center [&_p]:mx-auto',
  text: '',
}

type Props = Block & {
  at: number
  lang?: string
  writing: boolean
  /** Where a place that the block names lies in the text as it is by now. */
  placeOf(at: number): number
  /** Puts other words in the place of those that stand there. */
  onWords?(at: number, piece: string, words: string): void
  onLeave(): void
}

const One = memo(
  ({
    kind,
    heading,
    headingAt,
    body,
    bodyAt,
    action,
    actionAt,
    at,
    lang,
    writing,
    placeOf,
    onWords,
    onLeave,
  }: Props) => (
    <section className={`sheet-x py-8 sm:py-10 ${at % 2 ? 'bg-sunken' : ''} ${looks[kind]}`}>
      {heading && (
        <div className={`voice mb-3 ${kind === 'hero' ? '[&_[data-depth]]:text-2xl!' : '[&_[data-depth]]:text-xl!'}`}>
          <EditableText
            text={`${kind === 'hero' ? '#' : '##'} ${heading}`}
            lang={lang}
            part=""
            at={placeOf(headingAt) - (kind === 'hero' ? 2 : 3)}
            onChange={onWords && (text => onWords(headingAt, heading, text.replace(/^#+\s+/, '')))}
            onLeave={onLeave}
          />
        </div>
      )}
      {body && (
        <div lang={lang} className="reading">
          <EditableText
            text={body}
            writing={writing}
            lang={lang}
            part={bodyAt === undefined ? undefined : ''}
            at={bodyAt === undefined ? undefined : placeOf(bodyAt)}
            onChange={onWords && bodyAt !== undefined ? text => onWords(bodyAt, body, text) : undefined}
            onLeave={onLeave}
          />
        </div>
      )}
      {action && (
        <p lang={lang} className="mt-5">
          <Action
            key={action}
            action={action}
            actionAt={actionAt === undefined ? undefined : placeOf(actionAt)}
            onWords={onWords && actionAt !== undefined ? words => onWords(actionAt, action, words) : undefined}
            onLeave={onLeave}
          />
        </p>
      )}
    </section>
  ),
)

/** A landing page in its parts, as it will be read, also while it comes; and as a file. */
export function Blocks({ answer, lang, writing = false, onChange }: ViewProps<string>) {
  const t = useText()
  const copy = useCopyText()
  const { drawn, placeOf, put, leave } = useInPieces(answer, onChange)
  const blocks = useMemo(() => blocksIn(drawn), [drawn])
  const onWords = onChange && !writing ? put : undefined
  const save = () => saveFile('landingpage.html', new Blob([pageOf(answer, lang)], { type: 'text/html;charset=utf-8' }))
  return (
    <div className="@container">
      {blocks.map((block, at) => (
        <One
          key={at}
          {...block}
          {...{ at, lang, placeOf, onWords }}
          writing={writing && at === blocks.length - 1}
          onLeave={leave}
        />
      ))}
      {!writing && (
        <div className="flex flex-wrap gap-2 border-t border-line sheet-x py-5 print:hidden">
          <button type="button" className="btn-line" onClick={save}>
            <Download className="size-4" aria-hidden />
            {t(words.save)}
          </button>
          <button type="button" className="btn-line" onClick={() => void copy(pageOf(answer, lang))}>
            <Code className="size-4" aria-hidden />
            {t(words.copy)}
          </button>
        </div>
      )}
    </div>
  )
}
