/** Windows' number for the letters of a font, as the encoding of its bytes. */
const charsets: Readonly<Record<number, string>> = {
  128: 'shift_jis',
  129: 'euc-kr',
  134: 'gbk',
  136: 'big5',
  161: 'windows-1253',
  162: 'windows-1254',
  163: 'windows-1258',
  177: 'windows-1255',
  178: 'windows-1256',
  186: 'windows-1257',
  204: 'windows-1251',
  222: 'windows-874',
  238: 'windows-1250',
  77: 'macintosh',
}

const codePages: Readonly<Record<number, string>> = {
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
  874: 'windows-874',
  10000: 'macintosh',
  65001: 'utf-8',
}

export const encodingOfCharset = (charset: number): string | undefined => charsets[charset]

export const encodingOfCodePage = (page: number): string =>
  codePages[page] ?? (page >= 1250 && page <= 1258 ? `windows-${page}` : 'windows-1252')

const decoders = new Map<string, TextDecoder>()

/** Bytes as text; those that the encoding does not know are left out. */
export const decodeBytes = (bytes: readonly number[], encoding: string): string => {
  const decoder = decoders.get(encoding) ?? new TextDecoder(encoding)
  decoders.set(encoding, decoder)
  return decoder.decode(Uint8Array.from(bytes)).replaceAll('\ufffd', '')
}
