import { asProblem, sentenceOf } from '#shared/problems.ts'
import type { Locale } from '#shared/text.ts'
import { useAiLanguage } from '../data/ai-language.ts'
import { useText } from '../language.tsx'
import { ProblemLine } from '../ui/Field.tsx'
import { RadioLines } from '../ui/RadioLines.tsx'
import { useInterfaceLanguage } from '../useInterfaceLanguage.ts'

const words = {
  ai: { de: 'KI-Sprache', en: 'AI language' },
  aiHint: { de: 'In dieser Sprache entstehen Ihre Texte.', en: 'Your texts are written in this language.' },
  page: { de: 'Oberfläche', en: 'System language' },
  de: { de: 'Deutsch', en: 'German' },
  en: { de: 'Englisch', en: 'English' },
}
const own: readonly { value: Locale; label: string }[] = [
  { value: 'en', label: 'EN' },
  { value: 'de', label: 'DE' },
]

/** The two languages a person chooses: that of their texts, and that of the pages. */
export function Languages() {
  const t = useText()
  const [locale, changeLocale] = useInterfaceLanguage()
  const { language, change, error } = useAiLanguage()
  const ai = [
    { value: 'EN', label: t(words.en) },
    { value: 'DE', label: t(words.de) },
  ] as const
  return (
    <>
      <div>
        <RadioLines label={t(words.ai)} hint={t(words.aiHint)} value={language} options={ai} onChange={change} />
        {error && <ProblemLine>{t(sentenceOf(asProblem(error).code))}</ProblemLine>}
      </div>
      <RadioLines label={t(words.page)} value={locale} options={own} onChange={changeLocale} />
    </>
  )
}
