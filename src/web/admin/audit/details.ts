import { planNames } from '#shared/plans.ts'
import type { Text } from '#shared/text.ts'
import { roleNames } from '../users/words.ts'

/** What the details of our deeds are called; others are shown under the names they were written with. */
export const detailNames: Readonly<Record<string, Text>> = {
  from: { de: 'vorher', en: 'before' },
  before: { de: 'vorher', en: 'before' },
  to: { de: 'nachher', en: 'after' },
  reason: { de: 'Grund', en: 'reason' },
  count: { de: 'Anzahl', en: 'count' },
  plan: { de: 'Tarif', en: 'plan' },
  role: { de: 'Rolle', en: 'role' },
  runs: { de: 'Texte', en: 'texts' },
  files: { de: 'Dateien', en: 'files' },
  address: { de: 'IP-Adresse', en: 'IP address' },
  kind: { de: 'Art', en: 'kind' },
  bytes: { de: 'Größe', en: 'size' },
  keep: { de: 'Aufbewahrt', en: 'kept' },
  nightly: { de: 'Jede Nacht', en: 'every night' },
  requests: { de: 'Anfragen im Monat', en: 'requests a month' },
  storage: { de: 'Speicherplatz', en: 'storage' },
  line: { de: 'Beschreibung', en: 'description' },
  price: { de: 'Preis', en: 'price' },
  opened: { de: 'Geöffnet', en: 'opened' },
  closed: { de: 'Geschlossen', en: 'closed' },
  granted: { de: 'Gewährt', en: 'granted' },
  name: { de: 'Name', en: 'name' },
  days: { de: 'Gilt (Tage)', en: 'good for (days)' },
  version: { de: 'Fassung', en: 'version' },
  note: { de: 'Notiz', en: 'note' },
  who: { de: 'Für wen', en: 'for whom' },
  registration: { de: 'Registrierung', en: 'registration' },
  domains: { de: 'Domains', en: 'domains' },
  link: { de: 'Link per E-Mail', en: 'link by e-mail' },
  id: { de: 'Kennung', en: 'id' },
  type: { de: 'Art', en: 'kind' },
  host: { de: 'Server', en: 'host' },
  logo: { de: 'Logo', en: 'logo' },
}

/** Sizes of these are said in units people read. */
export const sizes: ReadonlySet<string> = new Set(['bytes', 'storage'])

/** Whose values are the ids of tools. */
export const tools: ReadonlySet<string> = new Set(['opened', 'closed'])

/** What stands in the log under a name of ours, as people call it. */
export const valueNames: Readonly<Record<string, string | Text>> = {
  ...planNames,
  ...roleNames,
  team: { de: 'Für mich und mein Team', en: 'For me and my team' },
  customers: { de: 'Für Kundinnen und Kunden', en: 'For customers' },
  open: { de: 'für alle', en: 'for everyone' },
  invited: { de: 'auf Einladung', en: 'by invitation' },
  closed: { de: 'für niemanden', en: 'for nobody' },
}

/** Whose values are names of ours; all others are said as they were written. */
export const ourNames: ReadonlySet<string> = new Set(['from', 'before', 'to', 'plan', 'role', 'who', 'registration'])
