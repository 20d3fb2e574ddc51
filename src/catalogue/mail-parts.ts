import { area, words } from '#shared/fields.ts'

/** The parts that every mail has, and what models call them, in other languages too. */

const namesOfSubject = ['Betreffzeile', 'Betreffzeilen', 'Subjects', 'Subject line', 'Subject lines']
const elsewhere = ['Objet', 'Asunto', 'Oggetto', 'Onderwerp', 'Assunto', 'Temat']

export const mailSubjects = words(
  { de: 'Betreff', en: 'Subject' },
  { max: 60, most: 3, labels: [...namesOfSubject, ...elsewhere] },
)

export const mailBody = area(
  { de: 'Text', en: 'Text' },
  { labels: ['E-Mail', 'E-Mail-Text', 'Nachricht', 'Newsletter', 'Email', 'Body', 'Message'] },
)
