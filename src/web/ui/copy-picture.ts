/** Browsers take a picture on their clipboard as PNG alone. */
const asPng = async (address: string): Promise<Blob> => {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error('The picture is gone.')
  const blob = await answer.blob()
  if (blob.type === 'image/png') return blob
  const bitmap = await createImageBitmap(blob)
  const canvas = Object.assign(document.createElement('canvas'), { width: bitmap.width, height: bitmap.height })
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
  bitmap.close()
  return new Promise((resolve, reject) =>
    canvas.toBlob(made => (made ? resolve(made) : reject(new Error('The browser made no picture.'))), 'image/png'),
  )
}

/** Whether pictures can be copied here: a page that came over plain http has no clipboard for them. */
export const canCopyPictures = () => 'clipboard' in navigator && 'ClipboardItem' in globalThis

/** Lays a picture on the clipboard. Rejects where the browser does not allow it, or the picture is gone. */
export const copyPicture = (address: string) =>
  navigator.clipboard.write([new ClipboardItem({ 'image/png': asPng(address) })])
