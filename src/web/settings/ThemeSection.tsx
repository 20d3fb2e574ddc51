import { useText } from '../language.tsx'
import { themeChoices } from '../style/theme-words.ts'
import { themes, useTheme } from '../style/theme.ts'
import { Segments } from '../ui/Segments.tsx'
import { Section } from '../ui/Section.tsx'
import { sections } from './sections.ts'

const words = { line: { de: 'Gilt auf diesem Gerät.', en: 'Applies to this device.' } }

export function ThemeSection() {
  const t = useText()
  const [theme, choose] = useTheme()
  const options = themes.map(value => ({ value, label: t(themeChoices[value].name) }))
  return (
    <Section id="theme" title={t(sections.theme)} line={t(words.line)}>
      <Segments label={t(sections.theme)} value={theme} options={options} onChange={choose} />
    </Section>
  )
}
