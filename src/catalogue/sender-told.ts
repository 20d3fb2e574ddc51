import { type Sender, type SenderKey, senderKeys } from '#shared/sender.ts'
import type { Locale, Text } from '#shared/text.ts'
import type { Material } from './fences.ts'
import { prose } from './prose.ts'

const labels: Readonly<Record<SenderKey, Text>> = {
  name: { de: 'Name', en: 'Name' },
  organisation: { de: 'Absender', en: 'Sender' },
  about: { de: 'Über den Absender', en: 'About the sender' },
  address: { de: 'Anschrift', en: 'Address' },
  phone: { de: 'Telefon', en: 'Phone' },
  email: { de: 'E-Mail', en: 'E-mail' },
  web: { de: 'Webadresse', en: 'Website' },
  press: { de: 'Pressekontakt', en: 'Press contact' },
  applications: { de: 'Kontakt für Bewerbungen', en: 'Contact for applications' },
  social: { de: 'Soziale Netzwerke', en: 'Social networks' },
}

/** The sender as a model is given it: a line for each thing that is kept. */
export const toldSender = (sender: Sender, locale: Locale): string =>
  senderKeys
    .flatMap(key => {
      const kept = sender[key]?.trim().replaceAll(/\s*\n\s*/g, ', ')
      return kept ? [`${labels[key][locale]}: ${kept}`] : []
    })
    .join('\n')

const asks: Text = prose({
  de: `
    Absender und Kontakt sind in {{ sender }} angegeben: Was dieser Text davon braucht, steht unverändert dort, wo so
    ein Text es hat; alles andere bleibt weg. Nennt das übrige Material einen anderen Absender oder Kontakt, so gilt
    der.`,
  en: `
    Sender and contact are given in {{ sender }}: what this text needs of them stands unchanged where such a text has
    it; the rest is left out. If the other material names another sender or contact, that one holds.`,
})

/** The sender as material in a fence of its own, and what is asked of a text with it: nothing where there is none. */
export const senderTold = (sender: Sender = {}, locale: Locale): { material: Material; asks: string } => {
  const told = toldSender(sender, locale)
  return told ? { material: { sender: told }, asks: asks[locale] } : { material: {}, asks: '' }
}
