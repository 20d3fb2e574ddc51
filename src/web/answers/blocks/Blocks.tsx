import { memo, useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import { Code, Download } from 'lucide-react'
import { useText } from '../../language.tsx'
import { Action } from './Action.tsx'
import { EditableText } from '../EditableText.tsx'
import { withPiece } from '../places.ts'
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
  /** Puts other words in the place of those that stand there. */
  onWords?(at: number, piece: string, words: string): void
}

const One = memo(({ kind, heading, headingAt, body, bodyAt, action, actionAt, at, lang, writing, onWords }: Props) => (
  <section className={`sheet-x py-8 sm:py-10 ${at % 2 ? 'bg-sunken' : ''} ${looks[kind]}`}>
    {heading && (
      <div className={`voice mb-3 ${kind === 'hero' ? '[&_[data-depth]]:text-2xl!' : '[&_[data-depth]]:text-xl!'}`}>
        <EditableText
          text={`${kind === 'hero' ? '#' : '##'} ${heading}`}
          late
          lang={lang}
          part=""
          at={headingAt - (kind === 'hero' ? 2 : 3)}
          onChange={onWords && (text => onWords(headingAt, heading, text.replace(/^#+\s+/, '')))}
        />
      </div>
    )}
    {body && (
      <div lang={lang} className="reading">
        <EditableText
          text={body}
          late
          writing={writing}
          lang={lang}
          part={bodyAt === undefined ? undefined : ''}
          at={bodyAt}
          onChange={onWords && bodyAt !== undefined ? text => onWords(bodyAt, body, text) : undefined}
        />
      </div>
    )}
    {action && (
      <p lang={lang} className="mt-5">
        <Action
          key={action}
          {...{ action, actionAt }}
          onWords={onWords && actionAt !== undefined ? words => onWords(actionAt, action, words) : undefined}
        />
      </p>
    )}
  </section>
))

/** A landing page in its parts, as it will be read, also while it comes; and as a file. */
export function Blocks({ answer, lang, writing = false, onChange }: ViewProps<string>) {
  const t = useText()
  const copy = useCopyText()
  const blocks = useMemo(() => blocksIn(answer), [answer])
  const current = useRef({ answer, onChange })
  useLayoutEffect(() => void (current.current = { answer, onChange }))
  const put = useCallback((at: number, piece: string, words: string) => {
    const { answer, onChange } = current.current
    onChange?.(withPiece(answer, at, piece, words))
  }, [])
  const onWords = onChange && !writing ? put : undefined
  const save = () => saveFile('landingpage.html', new Blob([pageOf(answer, lang)], { type: 'text/html;charset=utf-8' }))
  return (
    <div className="@container">
      {blocks.map((block, at) => (
        <One key={at} {...block} at={at} lang={lang} writing={writing && at === blocks.length - 1} onWords={onWords} />
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
