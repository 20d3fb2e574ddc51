import { useEffect, useState } from 'react'
import type { Text } from '#shared/text.ts'
import { useText } from '../language.tsx'
import { onSize, placed } from './layer-canvas.ts'
import { blank, layerOf, type Sheet, sheetOf, type Size } from './sheet.ts'
import { storedDrawing } from './store.ts'

const words = {
  layer: { de: 'Ebene 1', en: 'Layer 1' },
  before: { de: 'Zeichnung', en: 'Drawing' },
}

type First =
  | { readonly state: 'loading' }
  | { readonly state: 'there'; readonly sheet: Sheet; readonly isLost: boolean }

/** A file that was drawn before, as the one layer that is left of it. */
const fromFile = async (address: string, size: Size, name: string): Promise<Sheet> => {
  const picture = new Image()
  picture.src = address
  await picture.decode()
  const from = { width: picture.naturalWidth, height: picture.naturalHeight }
  return sheetOf(layerOf(name, placed(picture, from, size)))
}

/**
 * What a drawing begins with: its layers as this browser keeps them, where the form holds no other drawing; else the
 * file in the form; else paper.
 */
export function useFirstSheet(person: string, entry: string, size: Size): First {
  const t = useText()
  const [first, setFirst] = useState<First>({ state: 'loading' })
  const { width, height } = size
  const [layer, before] = [words.layer, words.before].map((text: Text) => t(text))
  useEffect(() => {
    let left = false
    const load = async (): Promise<First> => {
      const to = { width, height }
      const stored = await storedDrawing(person)
      if (stored && (!entry || stored.applied === entry))
        return { state: 'there', sheet: onSize(stored.sheet, stored.size, to), isLost: false }
      const drawn = entry ? await fromFile(entry, to, before ?? '').catch(() => undefined) : undefined
      const sheet = drawn ?? sheetOf(layerOf(layer ?? '', blank(to)))
      return { state: 'there', sheet, isLost: entry !== '' && !drawn }
    }
    load()
      .then(found => left || setFirst(found))
      .catch(() => {})
    return () => {
      left = true
    }
  }, [person, entry, width, height, layer, before])
  return first
}
