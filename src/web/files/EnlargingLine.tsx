import { useQuery } from '@tanstack/react-query'
import { factorNames, usualFactor } from '#shared/enlarging.ts'
import { type EnlargingShown, enlargingQuery } from '../data/enlarging.ts'
import { useLocale, useText } from '../language.tsx'
import { useSentence } from '../useSentence.ts'

const words = {
  asking: { de: 'Es wird gemessen, wie lange das dauert …', en: 'Measuring how long this takes …' },
  model: (name: string, time: string) => ({
    de: `${name} zeichnet dieses Bild neu. Das dauert hier bis zu ${time}.`,
    en: `${name} draws this picture anew. Here that takes up to ${time}.`,
  }),
  network: (time: string) => ({
    de: `Ein mitgeliefertes Netz (ESRGAN) zeichnet dieses Bild neu. Das dauert hier etwa ${time}.`,
    en: `A network that comes along (ESRGAN) draws this picture anew. Here that takes about ${time}.`,
  }),
  tooLong: (time: string) => ({
    de: `Dieses Bild neu zu zeichnen würde hier etwa ${time} dauern. Es wird deshalb gedehnt (Lanczos) und geschärft.`,
    en: `Drawing this picture anew would take about ${time} here. So it is stretched (Lanczos) and sharpened.`,
  }),
  without: {
    de: 'Das mitgelieferte Netz, das Bilder neu zeichnet, läuft hier nicht. Das Bild wird gedehnt (Lanczos) und geschärft.',
    en: 'The network that draws pictures anew does not run here. The picture is stretched (Lanczos) and sharpened.',
  },
}

/** Nobody waits to the second: 5, 10, 15 … seconds, then minutes. */
const useTime = () => {
  const locale = useLocale()
  return (seconds: number) => {
    const near = Math.max(5, Math.ceil(seconds / 5) * 5)
    const [amount, unit] = near < 60 ? ([near, 'second'] as const) : ([Math.ceil(near / 60), 'minute'] as const)
    return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(amount)
  }
}

const saidOf = ({ by, name, seconds }: EnlargingShown, time: (seconds: number) => string) => {
  if (by === 'model') return words.model(name ?? '', time(seconds ?? 0))
  if (seconds === null) return words.without
  return by === 'network' ? words.network(time(seconds)) : words.tooLong(time(seconds))
}

export type EnlargingLineProps = {
  /** Of the picture, `/files/…`. */
  address: string
  /** As the form calls it; empty while nobody has chosen one. */
  factor: string
}

/** What will make the picture in a field larger, and about how long that takes. */
export function EnlargingLine({ address, factor }: EnlargingLineProps) {
  const t = useText()
  const sentence = useSentence()
  const time = useTime()
  const chosen = factorNames.find(one => one === factor) ?? usualFactor
  const { data, error } = useQuery(enlargingQuery(address, chosen))
  return (
    <p role="status" className="min-h-10 text-sm text-muted">
      {data ? t(saidOf(data, time)) : error ? sentence(error) : t(words.asking)}
    </p>
  )
}
