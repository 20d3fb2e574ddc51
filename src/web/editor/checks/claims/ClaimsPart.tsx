import { type RefObject, useEffect, useImperativeHandle, useMemo, useRef } from 'react'
import type { Editor } from '@tiptap/core'
import { ClaimsRow } from '../../../claims/ClaimsRow.tsx'
import { useClaims } from '../../../claims/useClaims.ts'
import type { ClaimsOf } from '../../../data/claims.ts'
import { useFormats } from '../../../formats.ts'
import { useText } from '../../../language.tsx'
import { useWhenQuiet } from '../../useEditorState.ts'
import { words as checkWords } from '../words.ts'
import { ClaimItems } from './ClaimItems.tsx'
import { wordsBetween } from './places.ts'
import { useClaimMarks } from './useClaimMarks.ts'
import { words } from './words.ts'
import './claims.css'

export type ClaimsPartProps = {
  editor: Editor
  lang: string
  /** The document, once there is one. */
  id: string | undefined
  /** Goes to the next claim, or the one before. */
  step: RefObject<((way: 1 | -1) => void) | null>
}

/** What would be checked: what is selected, or the whole. */
const targetOf = ({ state: { doc, selection } }: Editor) => {
  const selected = selection.empty ? '' : wordsBetween(doc, selection.from, selection.to)
  return { text: selected.trim() ? selected : wordsBetween(doc), isSelected: !!selected.trim() }
}

/** The claims of a document beside it: has them checked, all or those of what is selected, and shows what came. */
export function ClaimsPart({ editor, lang, id, step }: ClaimsPartProps) {
  const t = useText()
  const { number } = useFormats()
  const of = useMemo<ClaimsOf | undefined>(() => (id === undefined ? undefined : { kind: 'document', id }), [id])
  const known = useClaims(of)
  const { shown, leftAlone, gone, current, go, step: next } = useClaimMarks(editor, known.claims, known.left)
  const { text, isSelected } = useWhenQuiet(editor, targetOf)
  const list = useRef<HTMLDivElement>(null)
  useImperativeHandle(step, () => next)
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [current])
  if (!of || !text.trim()) return <p className="text-sm text-muted">{t(words.empty)}</p>
  return (
    <div ref={list} tabIndex={-1} className="grid grid-cols-1 gap-3 outline-none">
      <ClaimsRow
        claims={known}
        {...{ text, gone }}
        tooLong={t(words.long)}
        className=""
        onCheck={() => known.check(targetOf(editor).text)}
      />
      {!known.live && <p className="text-xs text-muted">{t(isSelected ? words.selection : words.whole)}</p>}
      {shown.length > 0 && (
        <ClaimItems {...{ editor, known, shown, current, lang }} onGo={go} onDone={() => list.current?.focus()} />
      )}
      {leftAlone > 0 && (
        <p className="text-sm text-muted">
          {t(words.left(number(leftAlone), leftAlone === 1))}{' '}
          <button type="button" className="link min-h-6 pointer-coarse:min-h-11" onClick={known.showAgain}>
            {t(checkWords.again)}
          </button>
        </p>
      )}
    </div>
  )
}
