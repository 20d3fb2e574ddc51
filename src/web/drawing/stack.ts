import { freshId } from '../ui/fresh-id.ts'
import type { Packed } from './packed.ts'

/** One layer of a drawing; `opacity` from 0 to 1. */
export type Layer = Readonly<{ id: string; name: string; visible: boolean; opacity: number; pixels: Packed }>

/** A drawing: its layers from the lowest to the highest, and the one that is drawn on. */
export type Stack = Readonly<{ layers: readonly Layer[]; active: string }>

export type Size = Readonly<{ width: number; height: number }>

/** No more than this: each is a picture of its own in memory. */
export const mostLayers = 12

/** Nothing but paper. */
export const blank = ({ width, height }: Size): Packed => ({ runs: Uint32Array.of(0, width * height) })

export const layerOf = (name: string, pixels: Packed): Layer => ({
  ...{ id: freshId(), name, visible: true, opacity: 1, pixels },
})

export const stackOf = (...layers: readonly [Layer, ...Layer[]]): Stack => ({
  layers,
  active: layers.at(-1)?.id ?? layers[0].id,
})

export const activeOf = ({ layers, active }: Stack) => layers.find(({ id }) => id === active)

export const changed = (stack: Stack, id: string, change: Partial<Layer>): Stack => ({
  ...stack,
  layers: stack.layers.map(layer => (layer.id === id ? { ...layer, ...change } : layer)),
})

/** With a layer over the one that is drawn on, to be drawn on from now on; or with one below all others. */
export const withLayer = ({ layers, active }: Stack, layer: Layer, where: 'above' | 'below'): Stack => {
  if (where === 'below') return { layers: [layer, ...layers], active }
  const at = layers.findIndex(({ id }) => id === active) + 1
  return { layers: layers.toSpliced(at, 0, layer), active: layer.id }
}

/** Without a layer; the last one stays. */
export const withoutLayer = (stack: Stack, id: string): Stack => {
  const at = stack.layers.findIndex(layer => layer.id === id)
  const layers = stack.layers.filter(layer => layer.id !== id)
  const next = layers[Math.min(at, layers.length - 1)]
  if (at < 0 || !next) return stack
  return { layers, active: stack.active === id ? next.id : stack.active }
}

/** A layer one higher or lower. */
export const movedLayer = (stack: Stack, id: string, by: 1 | -1): Stack => {
  const at = stack.layers.findIndex(layer => layer.id === id)
  const [layer, to] = [stack.layers[at], at + by]
  if (!layer || to < 0 || to >= stack.layers.length) return stack
  return { ...stack, layers: stack.layers.toSpliced(at, 1).toSpliced(to, 0, layer) }
}

const isPaper = ({ pixels }: Layer) => 'runs' in pixels && pixels.runs.length === 2 && pixels.runs[0] === 0

/** Whether nothing of it can be seen. */
export const isEmpty = ({ layers }: Stack) =>
  layers.every(layer => !layer.visible || layer.opacity === 0 || isPaper(layer))
