import type { Edit } from '#language/comparing/edits.ts'
import type { Text } from '#shared/text.ts'

const wordsBefore = /(?:\S+[^\S\n]+){0,2}\S*$/
const wordsBehind = /^\S*(?:[^\S\n]+\S+){0,2}/

/** The words beside an edit, of its own line. */
export const besideEdit = (source: string, { from, to }: Pick<Edit, 'from' | 'to'>) => ({
  before: wordsBefore.exec(source.slice(Math.max(0, from - 60), from).replace(/^[\s\S]*\n/, ''))?.[0] ?? '',
  behind: wordsBehind.exec(source.slice(to, to + 60))?.[0] ?? '',
})

/** Whether a piece is signs alone, which are easily overlooked. */
export const isSigns = (piece: string) => /\S/.test(piece) && !/[\p{L}\p{N}]/u.test(piece)

const why = {
  comma: { de: 'Hier gehört ein Komma hin.', en: 'A comma belongs here.' },
  noComma: { de: 'Hier steht kein Komma.', en: 'There is no comma here.' },
  sign: { de: 'Das Satzzeichen ist berichtigt.', en: 'The punctuation is corrected.' },
  large: { de: 'Das Wort beginnt hier groß.', en: 'The word begins with a capital here.' },
  small: { de: 'Das Wort beginnt hier klein.', en: 'The word begins with a small letter here.' },
  spelling: { de: 'So wird das Wort geschrieben.', en: 'This is how the word is spelt.' },
  space: { de: 'Der Abstand ist berichtigt.', en: 'The spacing is corrected.' },
  extra: { de: 'Das ist hier überflüssig.', en: 'This is superfluous here.' },
  missing: { de: 'Das fehlte hier.', en: 'This was missing here.' },
  looks: { de: 'Nur das Aussehen ändert sich, die Wörter bleiben.', en: 'Only the looks change; the words stay.' },
  wording: { de: 'Hier passt ein anderer Ausdruck besser.', en: 'Another wording fits better here.' },
} satisfies Record<string, Text>

const commasIn = (text: string) => text.split(',').length

/** In a sentence why an edit was made, as far as that can be seen from the edit alone. */
export const whyOf = ({ kind, was, now }: Edit): Text => {
  if (kind === 'punctuation') {
    const more = commasIn(now) - commasIn(was)
    return more > 0 ? why.comma : more < 0 ? why.noComma : why.sign
  }
  if (kind === 'capital') return /^\p{Lu}/u.test(now) ? why.large : why.small
  if (kind === 'wording' && !now.trim()) return why.extra
  if (kind === 'wording' && !was.trim()) return why.missing
  return why[kind]
}
