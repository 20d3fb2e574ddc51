import { use } from 'react'
import { Volume2 } from 'lucide-react'
import { useQueryClient } from '@tanstack/react-query'
import { asProblem } from '#shared/problems.ts'
import type { Text } from '#shared/text.ts'
import { brandsQuery } from '../data/brands.ts'
import { useSession } from '../data/session.ts'
import { useText } from '../language.tsx'
import { Menu, MenuItem, MenuLine } from '../ui/Menu.tsx'
import type { MenuProps } from '../ui/MenuButton.tsx'
import { toast } from '../ui/toast.ts'
import { useSentence } from '../useSentence.ts'
import { type File, files, filesOfViews } from './files.ts'
import { LeavingText } from './leaving.ts'
import { take } from './take.ts'

const aloud = { de: 'Vorlesen', en: 'Read aloud' }

/** What is said of pictures that a file does not have. */
const without = (missing: number): Text => ({
  de: `${missing === 1 ? '1 Bild fehlt' : `${missing} Bilder fehlen`} darin, an der Stelle steht ein Hinweis; Ihr Text ist unverändert. Als PNG oder JPEG neu eingefügt, kommen Bilder meist mit, höchstens 200 je Datei.`,
  en: `${missing === 1 ? '1 picture is' : `${missing} pictures are`} missing from it, a line stands in place of each; your text is unchanged. Inserted again as PNG or JPEG, pictures usually come along, up to 200 a file.`,
})

/** How many files were asked for, so that each is told of in its own sentence. */
let asked = 0

/** Where the kind of file itself says best that nothing came of it, unless the server has said why. */
const nameless: ReadonlySet<string> = new Set(['pdf_failed', 'export_failed', 'unexpected'])

/** The files that a text can be taken along in; what becomes of one is said at the edge of the page. */
export function ExportMenu(props: MenuProps) {
  const t = useText()
  const sentence = useSentence()
  const on = use(LeavingText)
  const client = useQueryClient()
  const { brand_text: brand } = useSession()
  const isMarked = async () =>
    brand !== null && (await client.fetchQuery(brandsQuery)).some(one => one._id === brand && one.marksAi === true)
  const choose = async (file: File) => {
    if (!on) return
    const { busy, done, failed } = file
    // What became of it takes the place of the sentence that it is being made.
    const id = `export ${++asked}`
    toast({ id, text: t(busy) })
    on.onBusy(true)
    try {
      const missing = await take(file, on.leaving(), isMarked)
      if (missing) toast({ id, text: `${t(done)}. ${t(without(missing))}`, tone: 'danger' })
      else toast({ id, text: t(done) })
    } catch (error) {
      const { code, details } = asProblem(error)
      const isNameless = nameless.has(code) && details.told === undefined
      toast({ id, text: isNameless ? t(failed) : sentence(error), tone: 'danger' })
    } finally {
      on.onBusy(false)
    }
  }
  return (
    <Menu {...props}>
      <MenuItem icon={Volume2} onClick={() => on?.onRead()}>
        {t(aloud)}
      </MenuItem>
      <MenuLine />
      {[...files, ...((on?.view && filesOfViews[on.view]) ?? [])].map(file => (
        <MenuItem key={file.name.en} icon={file.icon} onClick={() => void choose(file)}>
          {t(file.name)}
        </MenuItem>
      ))}
    </Menu>
  )
}
