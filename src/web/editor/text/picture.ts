import type { Editor, EditorEvents } from '@tiptap/core'
import { asProblem, Problem } from '#shared/problems.ts'
import { broughtForText } from '../../picture-sources/brought.ts'

/** Pixels a side: more no page shows. Letters of its address: more than that it is drawn smaller. */
const widest = 1_600
const longest = 700_000
const lossless = 200_000

const drawn = (picture: ImageBitmap, most: number) => {
  const scale = Math.min(1, most / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas
}

/**
 * A picture as an address that holds it, drawn anew: place, time and whatever else hides in its file stay behind, and
 * Word knows its kind. Throws `picture_type` where it is none.
 */
const pictureInside = async (file: Blob): Promise<string> => {
  const picture = await createImageBitmap(file).catch((error: unknown) => {
    throw new Problem('picture_type', {}, { cause: error })
  })
  for (let most = widest; ; most /= 2) {
    const canvas = drawn(picture, most)
    const exact = canvas.toDataURL('image/png')
    if (exact.length <= lossless) return exact
    const ground = canvas.getContext('2d')
    if (ground) {
      ground.globalCompositeOperation = 'destination-over'
      ground.fillStyle = '#ffffff'
      ground.fillRect(0, 0, canvas.width, canvas.height)
    }
    const address = canvas.toDataURL('image/jpeg', 0.85)
    if (address.length <= longest || most < 200) return address
  }
}

/**
 * A picture as the text has it: a file of the person, drawn anew. Where nothing can be reached it lies in the text
 * itself, so that writing goes on. Throws `picture_type`, and what the server says is wrong.
 */
export const pictureAddress = async (file: File, signal = new AbortController().signal): Promise<string> => {
  try {
    return await broughtForText(file, signal)
  } catch (error) {
    signal.throwIfAborted()
    if (asProblem(error).code === 'unavailable') return pictureInside(file)
    throw error
  }
}

/** Puts a picture where the caret is, and selects it: what it shows is said next. */
export const insertPicture = (editor: Editor, src: string, alt = '') => {
  const at = editor.state.selection.from
  editor
    .chain()
    .focus()
    .insertContent({ type: 'image', attrs: { src, ...(alt && { alt }) } })
    .run()
  return selectPicture(editor, at)
}

const selectPicture = (editor: Editor, at: number) => {
  for (const place of [at, at - 1, at + 1])
    if (editor.state.doc.nodeAt(place)?.type.name === 'image') return editor.commands.setNodeSelection(place)
  return false
}

type Told = {
  onFailure(error: unknown): void
  /** The text was left before all of them were there. */
  onLeft(): void
}

/**
 * Puts the pictures of files where they were dropped, wherever that is by the time they are there, or where the caret
 * is. Whoever has written on meanwhile goes on, and has none of them selected.
 */
export const takePictures = async (
  editor: Editor,
  files: readonly File[],
  dropped: number | undefined,
  { onFailure, onLeft }: Told,
) => {
  let [place, isWriting] = [dropped, false]
  const left = new AbortController()
  editor.on('destroy', () => left.abort())
  const follow = ({ transaction: { docChanged, mapping } }: EditorEvents['transaction']) => {
    if (place !== undefined) place = mapping.map(place)
    isWriting ||= docChanged
  }
  editor.on('transaction', follow)
  for (const file of files)
    try {
      isWriting = false
      const src = await pictureAddress(file, left.signal)
      left.signal.throwIfAborted()
      if (place === undefined && !isWriting) {
        insertPicture(editor, src)
        continue
      }
      const at = Math.min(place ?? editor.state.selection.from, editor.state.doc.content.size)
      const goesOn = isWriting
      editor.commands.command(
        ({ tr }) => !!tr.replaceRangeWith(at, at, editor.schema.nodeFromJSON({ type: 'image', attrs: { src } })),
      )
      if (!goesOn && selectPicture(editor, at)) editor.commands.focus()
    } catch (error) {
      if (left.signal.aborted) return onLeft()
      onFailure(error)
    }
  editor.off('transaction', follow)
}
