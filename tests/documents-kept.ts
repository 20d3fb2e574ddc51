import type { Locale } from '#shared/text.ts'
import type { Federwerk } from './federwerk.ts'

type Writer = Awaited<ReturnType<Federwerk['person']>>

const texts = {
  de: {
    report: 'Jahresbericht 2026 des Repaircafés in der Schlossstraße, mit Zahlen und Ausblick',
    labels: ['Bericht', 'Vorstand'],
    first: 'An acht Sonntagen kamen 2.340 Gäste. Wir haben 1.118 Geräte repariert.',
    after: 'An acht Sonntagen kamen 2.340 Gäste. Wir haben 1.118 Geräte gerettet, vom Toaster bis zur Nähmaschine.',
    letter: 'Einladung zur Mitgliederversammlung',
    invites: 'Liebe Mitglieder, wir laden Sie herzlich ein.',
    template: 'Protokoll einer Sitzung',
    minutes: 'Anwesend: … Beschlossen wurde: …',
  },
  en: {
    report: 'Annual report 2026 of the repair café in Castle Street, with figures and an outlook',
    labels: ['Report', 'Board'],
    first: 'On eight Sundays we had 2,340 guests. We repaired 1,118 devices.',
    after: 'On eight Sundays we had 2,340 guests. We saved 1,118 devices, from toasters to sewing machines.',
    letter: 'Invitation to the general meeting',
    invites: 'Dear members, we warmly invite you.',
    template: 'Minutes of a meeting',
    minutes: 'Present: … Resolved: …',
  },
} satisfies Record<Locale, object>

const asDocument = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})

/** A report with a version and labels, a letter without a title, and a template. */
export const keepDocuments = async (writer: Writer, locale: Locale) => {
  const said = texts[locale]
  const begin = async (body: object) => (await (await writer.post('/api/document', body)).json())._id as string
  await begin({ content: asDocument(said.invites), language: locale })
  await begin({
    titel_text: said.letter,
    content: asDocument(said.invites),
    labels: [said.labels[1]],
    language: locale,
  })
  await begin({ titel_text: said.template, content: asDocument(said.minutes), kind: 'template', language: locale })
  const report = await begin({
    ...{ titel_text: said.report, content: asDocument(said.first), labels: said.labels, language: locale },
  })
  await writer.put(`/api/document/${report}`, { revision: 1, content: asDocument(said.after), by: 'ai' })
  return report
}
