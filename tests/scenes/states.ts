import { problems } from '#shared/problems.ts'
import type { Text } from '#shared/text.ts'
import { words } from '../words.ts'
import type { Stage } from './scene.ts'

/** A call that is never answered. */
export const silent =
  (path: string) =>
  ({ page }: Stage) =>
    page.route(`**/api/${path}`, () => {})

/** A call that fails on the server. */
export const broken =
  (path: string) =>
  ({ page }: Stage) =>
    page.route(`**/api/${path}`, route =>
      route.fulfill({ status: 500, json: { success: false, code: 'broken', message: '' } }),
    )

/** Waits until the screen says that it failed, and offers to try again; of a text it speaks only where there is one. */
export const toldItFailed = async ({ visitor, page }: Stage) => {
  await visitor.button(words.retry).first().waitFor()
  const said = await page.locator('body').innerText()
  if (said.includes(visitor.say(problems.unexpected))) throw new Error('It speaks of a text that nobody has written.')
}

/** Waits until something on the screen reports a mistake. */
export const alerted = ({ page }: Stage) => page.getByRole('alert').first().waitFor()

/** Waits until a field is marked as wrong. */
export const marked = ({ page }: Stage) => page.locator('[aria-invalid=true]').first().waitFor()

/** Waits until a dialog is open. */
export const asked = ({ page }: Stage) => page.getByRole('dialog').waitFor()

/** Presses these buttons, or follows these links, one after the other. */
export const presses =
  (...names: readonly Text[]) =>
  async ({ visitor }: Stage) => {
    for (const name of names) await visitor.presses(name)
  }

/** Presses a button that opens a dialog. */
export const opensDialog = (name: Text) => async (stage: Stage) => {
  await stage.visitor.presses(name)
  await asked(stage)
}

/** Presses a button that opens a menu or a dialog. */
export const opensMenu =
  (label: Text) =>
  async ({ visitor, page }: Stage) => {
    const button = page.getByRole('button', { name: visitor.say(label) })
    await button.filter({ visible: true }).first().click()
    await page.locator('[role=dialog], dialog, [role=menu]').first().waitFor()
  }
