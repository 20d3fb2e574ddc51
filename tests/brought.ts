import { Document, HeadingLevel, Packer, Paragraph } from 'docx'
import type { Locator } from 'playwright-core'

/** What people bring along: a file as a browser is given it. */
export type Brought = { name: string; mimeType: string; buffer: Buffer }

const text = (name: string, words: string, mimeType = 'text/plain'): Brought => ({
  name,
  mimeType,
  buffer: Buffer.from(words),
})

const sunday = 'Am Sonntag, dem 3. Januar, öffnet die Stadtbücherei um elf Uhr für alle.'

/** A short one with umlauts. */
export const invitation = text('Einladung.txt', `${sunday} Es gibt Kuchen, Führungen und eine Lesung für Kinder.`)

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** A Word document in chapters, longer than most fields. */
export const report = async (): Promise<Brought> => {
  const chapters = ['Besuche', 'Kosten', 'Ausblick'].flatMap(title => [
    new Paragraph({ text: title, heading: HeadingLevel.HEADING_1 }),
    ...Array.from({ length: 9 }, () => new Paragraph({ text: `${title}: ${sunday} ${'Viele kamen. '.repeat(5)}` })),
  ])
  const document = new Document({ sections: [{ children: chapters }] })
  return { name: 'Jahresbericht.docx', mimeType: word, buffer: await Packer.toBuffer(document) }
}

/** Calls itself a PDF, and ends after its first line. */
export const torn = text('Abgerissen.pdf', '%PDF-1.7\n', 'application/pdf')

/** No document at all. */
export const picture: Brought = {
  name: 'Foto.png',
  mimeType: 'image/png',
  buffer: Buffer.from('89504e470d0a1a0a', 'hex'),
}

/** A byte more than is taken. */
export const tooLarge: Brought = {
  name: 'Archiv.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.alloc(5 * 1024 * 1024 + 1, 'x'),
}

/** Lets go of a file at the beginning of something, or pastes it there, as a hand would; a page may come with it. */
const bring =
  (how: 'drop' | 'paste') =>
  (there: Locator, { name, mimeType, buffer }: Brought, html = '') =>
    there.evaluate(
      (element, { how, name, mimeType, base64, html }) => {
        const bytes = Uint8Array.from(atob(base64), letter => letter.charCodeAt(0))
        const carried = new DataTransfer()
        carried.items.add(new File([bytes], name, { type: mimeType }))
        if (html) carried.setData('text/html', html)
        const { left, top, height } = element.getBoundingClientRect()
        const both = { bubbles: true, cancelable: true, clientX: left + 1, clientY: top + height / 2 }
        if (how === 'paste') {
          element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: carried, ...both }))
          return
        }
        for (const name of ['dragenter', 'dragover', 'drop'])
          element.dispatchEvent(new DragEvent(name, { dataTransfer: carried, ...both }))
      },
      { how, name, mimeType, base64: buffer.toString('base64'), html },
    )

export const drop = bring('drop')
export const paste = bring('paste')
