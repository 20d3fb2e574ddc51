import { createRequire } from 'node:module'
import { readFile } from 'node:fs/promises'
import { loadFonts } from '@myriaddreamin/typst.ts'
import { CompileFormatEnum, createTypstCompiler } from '@myriaddreamin/typst.ts/compiler'
import { template } from './template.ts'

/** Words in Latin, Greek and Cyrillic; Arabic; emoji; what is left, Hebrew among it; and code. */
const fonts = [
  ...['400Regular/NotoSans_400Regular', '400Regular_Italic/NotoSans_400Regular_Italic'],
  ...['700Bold/NotoSans_700Bold', '700Bold_Italic/NotoSans_700Bold_Italic'],
]
  .map(name => `@expo-google-fonts/noto-sans/${name}.ttf`)
  .concat(
    '@expo-google-fonts/amiri/400Regular/Amiri_400Regular.ttf',
    '@expo-google-fonts/amiri/700Bold/Amiri_700Bold.ttf',
    '@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf',
    ...['', '-Bold', 'Mono', 'Mono-Bold'].map(style => `dejavu-fonts-ttf/ttf/DejaVuSans${style}.ttf`),
  )
const machine = '@myriaddreamin/typst-ts-web-compiler/pkg/typst_ts_web_compiler_bg.wasm'

const { resolve } = createRequire(import.meta.url)
/** Typst's own loader forgets how its machine is handed over nowadays, and complains of itself. */
const handedOver = (module: WebAssembly.Module) => ({ module_or_path: module }) as unknown as WebAssembly.Module
const bytesOf = async (name: string) => new Uint8Array(await readFile(resolve(name)))

/** What can be read while a document is set: nothing but these. */
export type TypstFiles = Readonly<Record<string, Uint8Array>>

/** Opens Typst, with more fonts at these paths. It has no files but those it is given, and fetches nothing. */
export const openCompiler = async (more: readonly string[] = []) => {
  const compiler = createTypstCompiler()
  const own = more.map(async path => new Uint8Array(await readFile(path)))
  const letters = await Promise.all([...fonts.map(bytesOf), ...own])
  const module = await WebAssembly.compile(await bytesOf(machine))
  await compiler.init({
    beforeBuild: [loadFonts(letters, { assets: false })],
    getModule: () => handedOver(module),
  })

  /** A document set as a PDF. Throws what Typst says is wrong with it. */
  return async (files: TypstFiles): Promise<Uint8Array> => {
    compiler.resetShadow()
    compiler.addSource('/main.typ', template)
    for (const [name, bytes] of Object.entries(files)) compiler.mapShadow(name, bytes)
    const { result, diagnostics } = await compiler.compile({
      mainFilePath: '/main.typ',
      format: CompileFormatEnum.pdf,
      diagnostics: 'full',
    })
    if (!result)
      throw new Error(
        diagnostics
          ?.map(({ message }) => message)
          .join('; ')
          .slice(0, 500) ?? 'Nothing came',
      )
    return result
  }
}
