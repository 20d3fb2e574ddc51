/** Lays a file into the reader's downloads. */
export const saveFile = (name: string, content: Blob) => {
  const href = URL.createObjectURL(content)
  const link = Object.assign(document.createElement('a'), { href, download: name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(href), 10_000)
}
