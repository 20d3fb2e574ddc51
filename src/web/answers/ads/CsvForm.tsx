import { isFormula } from '#shared/csv.ts'
import { useState } from 'react'
import { FileSpreadsheet } from 'lucide-react'
import { useText } from '../../language.tsx'
import { saveFile } from '../../ui/save.ts'
import { adsCsv, type AdPlace } from './csv.ts'

const words = {
  title: { de: 'Für den Google Ads Editor', en: 'For Google Ads Editor' },
  campaign: { de: 'Kampagne', en: 'Campaign' },
  group: { de: 'Anzeigengruppe', en: 'Ad group' },
  address: { de: 'Adresse der Zielseite', en: 'Final URL' },
  save: { de: 'CSV speichern', en: 'Save CSV' },
  formula: {
    de: 'Texte, die mit = + - oder @ beginnen, stehen in der Datei mit einem Hochkomma davor, damit keine Tabelle sie ausführt.',
    en: 'Texts that begin with = + - or @ have an apostrophe before them in the file, so that no spreadsheet runs them.',
  },
}
const names = ['campaign', 'group', 'address'] as const

type Props = {
  headlines: readonly string[]
  descriptions: readonly string[]
  address: string | undefined
  pins: readonly string[]
}

/** The ad as a file that the editor imports, with the place it goes to. */
export function CsvForm({ headlines, descriptions, address = '', pins }: Props) {
  const t = useText()
  const [place, setPlace] = useState<AdPlace>({ campaign: '', group: '', address })
  const save = () =>
    saveFile(
      'google-ads.csv',
      new Blob([adsCsv({ headlines, descriptions, pins }, place)], { type: 'text/csv;charset=utf-8' }),
    )
  return (
    <form
      className="border-t border-line pt-5 print:hidden"
      onSubmit={event => {
        event.preventDefault()
        save()
      }}
    >
      <h3 className="text-sm font-medium">{t(words.title)}</h3>
      <div className="mt-3 grid grid-cols-1 gap-3 sm:grid-cols-2">
        {names.map(name => (
          <label key={name} className={`block text-sm text-muted ${name === 'address' ? 'sm:col-span-2' : ''}`}>
            {t(words[name])}
            <input
              className="field mt-1 h-10"
              type={name === 'address' ? 'url' : 'text'}
              value={place[name]}
              onChange={({ target }) => setPlace({ ...place, [name]: target.value })}
            />
          </label>
        ))}
      </div>
      {[...headlines, ...descriptions].some(isFormula) && <p className="mt-3 text-sm text-muted">{t(words.formula)}</p>}
      <button type="submit" className="btn-line mt-4">
        <FileSpreadsheet className="size-4" aria-hidden />
        {t(words.save)}
      </button>
    </form>
  )
}
