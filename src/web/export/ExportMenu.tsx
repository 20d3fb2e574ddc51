import { use } from 'react'
import { Volume2 } from 'lucide-react'
import { useQueryClient } from '@tanstack/react-query'
import { asProblem } from '#shared/problems.ts'
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

/** Where the kind of file itself says best that nothing came of it. */
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
    toast({ text: t(busy) })
    on.onBusy(true)
    try {
      await take(file, on.leaving(), isMarked)
      toast({ text: t(done) })
    } catch (error) {
      toast({ text: nameless.has(asProblem(error).code) ? t(failed) : sentence(error), tone: 'danger' })
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
