import { readFile } from 'node:fs/promises'
import type { Text } from '#shared/text.ts'
import type { Visitor } from './visitor.ts'
import { words } from './words.ts'

/** Takes a text along as a file of this kind; `from` names the button where there are several. */
export const takes = async (visitor: Visitor, kind: string, from: string | Text = words.export) => {
  const choose = async () => {
    await visitor.presses(from)
    await visitor.page.getByRole('menuitem', { name: kind, exact: true }).click()
  }
  const [download] = await Promise.all([visitor.page.waitForEvent('download', { timeout: 60_000 }), choose()])
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) }
}
