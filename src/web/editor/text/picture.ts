import type { Editor } from '@tiptap/core'
import { Problem } from '#shared/problems.ts'

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
 * Word knows its kind. Throws `picture_unreadable` where it is none.
 */
export const pictureAddress = async (file: Blob): Promise<string> => {
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

/** Puts a picture where the caret is, and selects it: what it shows is said next. */
export const insertPicture = (editor: Editor, src: string, alt = '') => {
  const at = editor.state.selection.from
  editor
    .chain()
    .focus()
    .insertContent({ type: 'image', attrs: { src, ...(alt && { alt }) } })
    .run()
  for (const place of [at, at - 1, at + 1])
    if (editor.state.doc.nodeAt(place)?.type.name === 'image') return editor.commands.setNodeSelection(place)
  return false
}
