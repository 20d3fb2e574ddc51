import type { Text } from '#shared/text.ts'
import { prose } from './prose.ts'

/** What the introduction is called where it is to be written along with sections. */
export const introduction: Text = { de: 'Einleitung', en: 'Introduction' }

/** What asks for the sections that an article lacks; their headings stand in `missing`. */
export const missingPrompt = prose({
  de: `
    Schreibe von dem Blogbeitrag in {{ content }} die Abschnitte, die in {{ missing }} stehen.

    Jeden unter seiner Überschrift, genau so (## …), und sonst nichts von dem Beitrag. Über dem Titel stehen Notizen, in
    eckigen Klammern steht, was in einen Abschnitt gehört. Sie schließen an das an, was schon dasteht, und wiederholen
    es nicht. Je 100 bis 200 Wörter.`,
  en: `
    Write those sections of the blog post in {{ content }} that are named in {{ missing }}.

    Each under its heading, exactly so (## …), and nothing else of the post. Above the title stand notes, in square
    brackets what belongs in a section. They follow on from what is there already, and do not repeat it. 100 to 200
    words each.`,
})

/** What asks for all that comes behind the title, or the introduction, of an article without sections. */
export const restPrompt = prose({
  de: `
    Schreibe den Blogbeitrag zu Ende, dessen Anfang in {{ content }} steht.

    Über dem Titel stehen Notizen dazu. Gib nur aus, was noch fehlt, mit Zwischenüberschriften (## …), und wiederhole
    nicht, was schon dasteht. Das Ganze hat 700 bis 1.000 Wörter.`,
  en: `
    Finish the blog post whose beginning is in {{ content }}.

    Above the title stand notes on it. Output only what is missing, with subheadings (## …), and do not repeat what is
    there already. The whole has 700 to 1,000 words.`,
})
