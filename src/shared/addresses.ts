import { lengthOf, type Text, written } from './text.ts'

/** The longest address we keep, in characters. */
export const longestAddress = 2048

const elsewhere = /^(?!https?:)[a-z][a-z\d+.-]*:(?!\d)/i
const ours = /^https?:\/\/(?![/\\])/i

/** With the `https://` that people leave away; another scheme stays as it is. */
const whole = (typed: string) => (ours.test(typed) || elsewhere.test(typed) ? typed : `https://${typed}`)

/** A name with a dot, an address of numbers, or this machine: who may be reached is for the one who fetches. */
const isHost = (host: string) => /[^.]\.[^.]|^\[.+\]$|^localhost$/i.test(host)

const noAddress: Text = {
  de: 'Hier gehört die Adresse einer Seite hin, etwa www.beispiel.de/seite.',
  en: 'This should be the address of a page, such as www.example.com/page.',
}
const tooLong = (): Text => ({
  de: `Eine Adresse hat höchstens ${written(longestAddress, 'de')} Zeichen.`,
  en: `An address has at most ${written(longestAddress, 'en')} characters.`,
})
const otherScheme: Text = {
  de: 'Lesen lassen sich nur Adressen, die mit https:// oder http:// beginnen.',
  en: 'Only addresses that begin with https:// or http:// can be read.',
}
const withSpace: Text = {
  de: 'In einer Adresse stehen keine Leerzeichen. Eine Seite genügt.',
  en: 'There are no spaces in an address. One page is enough.',
}
const withPassword: Text = {
  de: 'Lassen Sie Benutzername und Passwort weg. Lesen lassen sich nur Seiten, die ohne Anmeldung offen sind.',
  en: 'Leave out the user name and password. Only pages that are open without signing in can be read.',
}

/** The address of a page as people type it, `www.beispiel.de`: made whole, or what is wrong with it. */
export const readAddress = (typed: string): { address: string } | { wrong: Text } => {
  const address = whole(typed.trim())
  if (lengthOf(address) > longestAddress) return { wrong: tooLong() }
  if (/[\s\p{Cc}\p{Cf}\\]/u.test(address)) return { wrong: /\s/.test(address) ? withSpace : noAddress }
  if (!ours.test(address)) return { wrong: elsewhere.test(address) ? otherScheme : noAddress }
  const url = URL.parse(address)
  if (!url || !isHost(url.hostname)) return { wrong: noAddress }
  return url.username || url.password ? { wrong: withPassword } : { address }
}
