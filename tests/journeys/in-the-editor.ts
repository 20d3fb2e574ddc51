import type { stage } from './stage.ts'

/** Somebody before an empty page of the editor, its field, and how they write on at its end. */
export const inTheEditor = async (here: ReturnType<typeof stage>) => {
  const person = await here.federwerk.person({ plan: 'basic' })
  const anna = await here.comes({ cookie: person.cookie })
  const { page } = anna
  const field = page.getByRole('textbox', { name: 'Text', exact: true })
  await anna.goes('/editor')
  await field.waitFor()
  const writes = async (text: string) => {
    await field.click()
    await page.keyboard.press('Control+End')
    await page.keyboard.type(text)
  }
  return { anna, person, page, field, writes }
}
