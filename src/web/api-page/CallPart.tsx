import type { ShownCall } from '#catalogue/shown.ts'
import { byShape } from '#shared/answers.ts'
import { bodyFor } from '#shared/body.ts'
import { nameOf } from '#shared/envelope.ts'
import { type Example, wholeExampleOf } from '#shared/example.ts'
import type { Text } from '#shared/text.ts'
import { useLocale, useText } from '../language.tsx'
import { curlFor } from './curl.ts'
import { Keys } from './Keys.tsx'
import { Line } from './Line.tsx'

const words = {
  cost: (cost: number) => ({
    de: cost === 1 ? 'kostet 1 Anfrage' : `kostet ${cost} Anfragen`,
    en: cost === 1 ? 'costs 1 request' : `costs ${cost} requests`,
  }),
  whole: { de: 'Aufruf, Antwort am Stück', en: 'Call, answer in one piece' },
  stream: { de: 'Aufruf, Antwort im Entstehen', en: 'Call, answer as it is written' },
  answers: { de: 'Antwort', en: 'Answer' },
}

/** Where in the answer the text stands, by the shape it has. */
const placed = byShape<Text>({
  text: () => ({ de: 'Ein Text unter', en: 'A text at' }),
  list: ({ wire }) =>
    wire === 'text'
      ? { de: 'Lesbarer Text und daneben die Teile (parts) unter', en: 'Readable text, with its parts beside it, at' }
      : { de: 'Eine Liste unter', en: 'A list at' },
  form: () => ({
    de: 'Lesbarer Text und daneben die Teile (parts) unter',
    en: 'Readable text, with its parts beside it, at',
  }),
  claims: () => ({
    de: 'Lesbarer Text und daneben die Aussagen (parts) mit Urteil und Quellen unter',
    en: 'Readable text, with its claims (parts), their verdicts and sources beside it, at',
  }),
  segments: () => ({
    de: 'Der Text, daneben die Abschnitte (segments) mit ihren Zeiten, unter',
    en: 'The text, with its passages (segments) and their times beside it, at',
  }),
  audio: () => ({ de: 'Die Adresse einer Tondatei unter', en: 'The address of a sound file at' }),
  pictures: () => ({ de: 'Die Adressen der Bilder unter', en: 'The addresses of the pictures at' }),
})

type Props = { path: string; call: ShownCall; example: Example | undefined }

/** One call: its address, what its body holds, what comes back, and two lines that make it. */
export function CallPart({ path, call, example }: Props) {
  const t = useText()
  const locale = useLocale()
  const body = bodyFor(call.fields, wholeExampleOf(call.fields, example, locale))
  const origin = window.location.origin
  return (
    <div className="grid grid-cols-1 gap-4 pt-3 pb-5">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <code className="font-medium wrap-anywhere">POST /api/engins/{path}</code>
        <span className="text-sm text-muted">{t(words.cost(call.cost))}</span>
      </p>
      {call.title && <p className="text-muted">{t(call.title)}</p>}
      <div>
        <Keys fields={call.fields} />
      </div>
      <p className="text-sm">
        <span className="text-muted">
          {t(words.answers)}: {t(placed(call.answer))}
        </span>{' '}
        <code>{call.answer.shape === 'segments' ? 'result.text' : `result.response.${nameOf(call.answer)}`}</code>
      </p>
      <Line name={t(words.whole)} text={curlFor(origin, path, body)} />
      <Line name={t(words.stream)} text={curlFor(origin, path, body, true)} />
    </div>
  )
}
