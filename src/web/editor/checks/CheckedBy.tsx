import type { SpellingBy } from '#server/spelling/routes.ts'
import type { Text } from '#shared/text.ts'
import { useText } from '../../language.tsx'

const words = {
  rules: { de: 'Geprüft wird mit den Regeln von Federwerk', en: 'Checked by the rules of Federwerk' },
  dictionaries: { de: 'Wörterbüchern auf diesem Server', en: 'dictionaries on this server' },
  tool: (host: string) => ({
    de: `LanguageTool. Dafür werden Absätze an ${host} gesendet, wie es die Administration eingerichtet hat.`,
    en: `LanguageTool. For this, paragraphs are sent to ${host}, as set up by the administration.`,
  }),
  none: {
    de: 'Rechtschreibfehler unterstreicht Ihr Browser.',
    en: 'Misspellings are underlined by your browser.',
  },
  and: { de: ' und ', en: ' and ' },
} satisfies Record<string, Text | ((host: string) => Text)>

/** Who checks a text, and whether it is sent elsewhere for it; what did not answer. */
export function CheckedBy({ by, failed }: { by: SpellingBy | undefined; failed: Text | undefined }) {
  const t = useText()
  if (!by) return null
  const { dictionaries, languageTool } = by
  const others = [
    ...(dictionaries ? [t(words.dictionaries)] : []),
    ...(languageTool === null ? [] : [t(words.tool(languageTool))]),
  ]
  const all = [t(words.rules), ...others]
  const line = all.length > 2 ? `${all[0]}, ${all.slice(1).join(t(words.and))}` : all.join(t(words.and))
  return (
    <>
      {failed && (
        <p role="status" className="text-sm text-warn">
          {t(failed)}
        </p>
      )}
      <p className="text-xs text-muted">
        {line.endsWith('.') ? line : `${line}.`} {others.length === 0 && t(words.none)}
      </p>
    </>
  )
}
