import { longestTarget } from '#shared/editor.ts'
import { area, type FieldOf } from '#shared/fields.ts'
import type { Text } from '#shared/text.ts'

const beside: FieldOf<'area'> = area({ de: 'Text davor oder danach', en: 'Text before or after' }, { optional: true })

/** The text a tool works on, and what stands around it where it is part of a longer one. */
export const target = {
  content: area({ de: 'Text', en: 'Text' }, { max: longestTarget }),
  before: beside,
  behind: beside,
}

/** What a model is told of the place of the text, which it keeps. */
export const inItsPlace: Text = {
  de: `{% if before or behind %}Der Text ist ein Teil eines längeren.{% if before %} Davor steht {{ before }}.{% endif %}
    {% if behind %}Danach steht {{ behind }}.{% endif %} Beides bleibt, wie es ist, und kommt in Ihrer Antwort nicht vor;
    Ihr Text wird genau dazwischen eingesetzt und muss sich dort flüssig lesen.{% endif %}`,
  en: `{% if before or behind %}The text is part of a longer one.{% if before %} Before it stands {{ before }}.{% endif %}
    {% if behind %}After it stands {{ behind }}.{% endif %} Both stay as they are and do not occur in your answer; your
    text is put exactly between them and has to read smoothly there.{% endif %}`,
}

/** What stays of the looks of a text, which is Markdown. */
export const itsLooks: Text = {
  de: `Markdown bleibt, wo der Text welches hat: Überschriften, Listen, Tabellen, Fettes, Links mit ihren Adressen, Bilder
    wie ![](/files/bild) und Noten wie [^1].`,
  en: `Markdown stays where the text has it: headings, lists, tables, bold words, links with their addresses, pictures
    such as ![](/files/picture) and notes such as [^1].`,
}
