import { randomUUID } from 'node:crypto'

type FormFile = Readonly<{ name: string; type?: string; bytes: Uint8Array }>

/** A form as it is posted (RFC 7578): texts, and files, of which a field may have several; PNG unless it says else. */
export const multipart = (form: Readonly<Record<string, string | FormFile | readonly FormFile[]>>) => {
  const boundary = `federwerk-${randomUUID()}`
  const fields = Object.entries(form).flatMap(([field, value]) => {
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"`
    if (typeof value === 'string') return [Buffer.from(`${head}\r\n\r\n${value}\r\n`)]
    return [value].flat().flatMap(({ name, type = 'image/png', bytes }) => {
      const file = `${head}; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`
      return [Buffer.from(file), bytes, Buffer.from('\r\n')]
    })
  })
  const body = Buffer.concat([...fields, Buffer.from(`--${boundary}--\r\n`)])
  return { body, type: `multipart/form-data; boundary=${boundary}` }
}
