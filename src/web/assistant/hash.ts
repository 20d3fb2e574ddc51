/** 106 bits of what a text is, for keys; pages that came over plain http have no `crypto.subtle`. */
export const hashOf = (text: string) => {
  let [one, two, three, four] = [0xdeadbeef, 0x41c6ce57, 0x9e3779b9, 0x85ebca6b]
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    one = Math.imul(one ^ code, 2654435761)
    two = Math.imul(two ^ code, 1597334677)
    three = Math.imul(three ^ (code + at), 2246822519)
    four = Math.imul(four ^ (code * 31 + at), 3266489917)
  }
  return [one, two, three, four].map(part => ((part ^ (part >>> 15)) >>> 0).toString(36)).join('-')
}
