import { drawingFile, onSize, placed } from './layer-canvas.ts'
import { blank, layerOf, type Stack, stackOf, type Size } from './stack.ts'
import { storeDrawing, storedDrawing } from './store.ts'

/** A file that was drawn before, as the one layer that is left of it. */
const fromFile = async (address: string, size: Size, name: string): Promise<Stack> => {
  const picture = new Image()
  picture.src = address
  await picture.decode()
  const from = { width: picture.naturalWidth, height: picture.naturalHeight }
  return stackOf(layerOf(name, placed(picture, from, size)))
}

type For = Readonly<{
  person: string
  /** The address of the drawing in the form. */
  entry: string
  size: Size
  /** What a layer is called that is new, or that a file became. */
  name: string
}>

/**
 * What a drawing begins with: its layers as this browser keeps them, where the form holds no other drawing; else the
 * file in the form; else paper. It says where that file could not be loaded.
 */
export const firstStack = async ({ person, entry, size, name }: For): Promise<{ stack: Stack; isLost: boolean }> => {
  const stored = await storedDrawing(person)
  if (stored && (!entry || stored.applied === entry))
    return { stack: onSize(stored.stack, stored.size, size), isLost: false }
  const drawn = entry ? await fromFile(entry, size, name).catch(() => undefined) : undefined
  return { stack: drawn ?? stackOf(layerOf(name, blank(size))), isLost: entry !== '' && !drawn }
}

/** The drawing in the form on a canvas of another shape, as a file; undefined where it could not be loaded. */
export const reshaped = async (about: For): Promise<File | undefined> => {
  const { person, entry, size, name } = about
  const { stack, isLost } = await firstStack(about)
  if (isLost) return undefined
  await storeDrawing(person, { stack, size, applied: entry })
  return drawingFile(stack, size, name)
}
