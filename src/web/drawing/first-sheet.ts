import { drawingFile, onSize, placed } from './layer-canvas.ts'
import { blank, layerOf, type Sheet, sheetOf, type Size } from './sheet.ts'
import { storeDrawing, storedDrawing } from './store.ts'

/** A file that was drawn before, as the one layer that is left of it. */
const fromFile = async (address: string, size: Size, name: string): Promise<Sheet> => {
  const picture = new Image()
  picture.src = address
  await picture.decode()
  const from = { width: picture.naturalWidth, height: picture.naturalHeight }
  return sheetOf(layerOf(name, placed(picture, from, size)))
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
export const firstSheet = async ({ person, entry, size, name }: For): Promise<{ sheet: Sheet; isLost: boolean }> => {
  const stored = await storedDrawing(person)
  if (stored && (!entry || stored.applied === entry))
    return { sheet: onSize(stored.sheet, stored.size, size), isLost: false }
  const drawn = entry ? await fromFile(entry, size, name).catch(() => undefined) : undefined
  return { sheet: drawn ?? sheetOf(layerOf(name, blank(size))), isLost: entry !== '' && !drawn }
}

/** The drawing in the form on a sheet of another shape, as a file; undefined where it could not be loaded. */
export const reshaped = async (about: For): Promise<File | undefined> => {
  const { person, entry, size, name } = about
  const { sheet, isLost } = await firstSheet(about)
  if (isLost) return undefined
  await storeDrawing(person, { sheet, size, applied: entry })
  return drawingFile(sheet, size, name)
}
