import { readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { lazy } from '#shared/memoize.ts'

/** Where machines keep their fonts. */
const folders = [
  ...['/usr/share/fonts', '/usr/local/share/fonts', '/Library/Fonts', 'C:\\Windows\\Fonts'],
  ...['.fonts', '.local/share/fonts', 'Library/Fonts'].map(folder => join(homedir(), folder)),
]
/** One that has Chinese, Japanese and Korean letters in one file, as Debian's `fonts-noto-cjk` brings them. */
const wanted = /^NotoSansCJK-(?:Regular|Bold)\.(?:ttc|otc)$/

const filesIn = (folder: string) => {
  try {
    return readdirSync(folder, { withFileTypes: true, recursive: true })
  } catch {
    return []
  }
}

/** The fonts of this machine for Chinese, Japanese and Korean, which are too large to come along. */
export const eastAsianFonts = lazy((): readonly string[] => {
  const found = folders.flatMap(folder =>
    filesIn(folder).flatMap(file =>
      file.isFile() && wanted.test(file.name) ? [join(file.parentPath, file.name)] : [],
    ),
  )
  // Regular and bold of one place, however many machines have been copied together.
  return found.toSorted().slice(0, 2)
})

/** Letters that only these fonts have. */
export const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}]/u

const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u
const hangul = /\p{Script=Hangul}/u

/** The families of these fonts, first the one whose signs look as readers of this text know them. */
export const familiesFor = (language: string, words: string): readonly string[] => {
  const first =
    language.startsWith('ja') || kana.test(words) ? 'JP' : language.startsWith('ko') || hangul.test(words) ? 'KR' : 'SC'
  const others = ['SC', 'JP', 'KR', 'TC'].filter(one => one !== first)
  return [first, ...others].map(region => `Noto Sans CJK ${region}`)
}
