import { addressIn } from '#shared/document/attributes.ts'

/** The address in the code of a field, if it is a link to a page. */
export const linkOfField = (code: string) => {
  const [, address] = /^\s*HYPERLINK\s+(?!\\l)"([^"]+)"/i.exec(code) ?? []
  return address && addressIn(address)
}
