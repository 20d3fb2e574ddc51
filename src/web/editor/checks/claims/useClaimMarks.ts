import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { Editor } from '@tiptap/core'
import type { Claim } from '#shared/claims.ts'
import { nameOfClaim } from '#shared/claims-checking.ts'
import { isHard } from '../../../claims/placed.ts'
import { useWhenQuiet } from '../../useEditorState.ts'
import { claimMarks, claimMarksKey, markClaims } from './marks.ts'
import { type ClaimPlace, placesOf } from './places.ts'

/** A claim that stands in the document, and where. */
export type ShownClaim = ClaimPlace & { readonly claim: Claim }

/** The claims of a document where they stand now, marked there; how many are left alone, and how many are gone. */
export function useClaimMarks(editor: Editor, claims: readonly Claim[], left: readonly string[]) {
  const [current, setCurrent] = useState<number>()
  const read = useCallback(({ state }: Editor) => placesOf(state.doc, claims), [claims])
  const places = useWhenQuiet(editor, read)
  const sign = JSON.stringify(places)
  const { shown, leftAlone, gone } = useMemo(() => {
    const all = (JSON.parse(sign) as readonly ClaimPlace[]).flatMap((place): readonly ShownClaim[] => {
      const claim = claims[place.number - 1]
      return claim?.verdict ? [{ ...place, claim }] : []
    })
    const open = all.filter(({ claim }) => !left.includes(nameOfClaim(claim.claim)))
    const checked = claims.filter(({ verdict, passage }) => verdict && passage)
    return {
      shown: open.toSorted((one, other) => one.from - other.from),
      leftAlone: all.length - open.length,
      gone: Math.max(0, checked.length - all.length),
    }
  }, [sign, claims, left])
  const pick = useEffectEvent((number: number) => setCurrent(number))
  useEffect(() => {
    editor.registerPlugin(claimMarks(number => pick(number)))
    return () => {
      if (!editor.isDestroyed) editor.unregisterPlugin(claimMarksKey)
    }
  }, [editor])
  useEffect(() => {
    const { size } = editor.state.doc.content
    const marks = shown
      .filter(({ to }) => to <= size)
      .map(({ number, from, to, claim }) => ({
        ...{ number, from, to, isHard: isHard(claim), isCurrent: number === current },
      }))
    editor.view.dispatch(markClaims(marks)(editor.state.tr))
  }, [editor, shown, current])
  const go = (number: number) => {
    setCurrent(number)
    editor.view.dom.querySelector(`[data-claim="${number}"]`)?.scrollIntoView({ block: 'nearest' })
  }
  return {
    ...{ shown, leftAlone, gone, current, go },
    step(way: 1 | -1) {
      const at = shown.findIndex(({ number }) => number === current)
      const next = shown[at < 0 ? (way > 0 ? 0 : shown.length - 1) : (at + way + shown.length) % shown.length]
      if (next) go(next.number)
    },
  }
}
