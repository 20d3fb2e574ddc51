import { isQuality, type Quality, qualities, qualityNames } from '#shared/quality.ts'
import { useText } from '../../language.tsx'
import { useFinding } from './findings.ts'
import { Pick } from './Pick.tsx'

const words = { label: { de: 'Qualitätsstufe der Modelle', en: 'Quality level of the models' } }

type Props = { quality: Quality | undefined; at: string; onPick(quality: Quality | undefined): void }

/** The level a call is written on; the usual one needs no word. */
export function QualityPick({ quality = 'standard', at, onPick }: Props) {
  const t = useText()
  return (
    <Pick
      label={t(words.label)}
      value={quality}
      options={qualities.map(name => [name, t(qualityNames[name])] as const)}
      problem={useFinding(at)}
      onPick={value => onPick(isQuality(value) && value !== 'standard' ? value : undefined)}
    />
  )
}
