import { useFormats } from '../formats.ts'
import { useText } from '../language.tsx'
import { Panel } from '../ui/Panel.tsx'
import type { Taking } from './fitting.ts'

const words = {
  file: (length: string, most: string) => ({
    de: `Ihr Text hat ${length} Zeichen, dieses Werkzeug nimmt höchstens ${most} als Eingabe. Er geht deshalb ganz als Datei mit; hier steht, worum es vor allem geht.`,
    en: `Your text has ${length} characters, this tool takes at most ${most} as input. So it goes along whole as a file; what matters most stands here.`,
  }),
  parts: (length: string, most: string, parts: string) => ({
    de: `Ihr Text hat ${length} Zeichen, auf einmal gehen höchstens ${most}. Er wird in ${parts} Teilen bearbeitet und wieder zusammengesetzt.`,
    en: `Your text has ${length} characters, at most ${most} go at once. It is done in ${parts} parts and put together again.`,
  }),
  tooLong: (length: string, most: string) => ({
    de: `Dieses Werkzeug nimmt höchstens ${most} Zeichen, Ihr Text hat ${length}. Markieren Sie im Editor einen Abschnitt und wählen Sie dort „Daraus machen“, oder nehmen Sie ein anderes Werkzeug, etwa „Zusammenfassen“.`,
    en: `This tool takes at most ${most} characters, your text has ${length}. Select a passage in the editor and choose “Make from this” there, or take another tool, such as “Summarise”.`,
  }),
  oneBlock: (most: string) => ({
    de: `Auf einmal gehen höchstens ${most} Zeichen, und eine Tabelle, eine Liste oder ein Absatz Ihres Textes ist allein schon länger. Teilen Sie ihn, dann geht es.`,
    en: `At most ${most} characters go at once, and one table, list or paragraph of your text is longer by itself. Divide it, and it will work.`,
  }),
}

type Props = { way: Taking; length: number; parts: number | undefined }

/** Says of a text that is too long for one question how it comes to the tool all the same, or why it does not. */
export function HowItGoes({ way, length, parts }: Props) {
  const t = useText()
  const { number } = useFormats()
  if (way.way === 'whole') return null
  const most = number(way.most)
  const text = () => {
    if (way.way === 'file') return words.file(number(length), most)
    if (way.way === 'tooLong') return words.tooLong(number(length), most)
    return parts === undefined ? words.oneBlock(most) : words.parts(number(length), most, number(parts))
  }
  const isRefused = way.way === 'tooLong' || parts === undefined
  return (
    <div className="mb-3">
      <Panel tone={isRefused ? 'warn' : 'note'}>{t(text())}</Panel>
    </div>
  )
}
