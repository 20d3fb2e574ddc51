import { useQuery } from '@tanstack/react-query'
import { downloadsQuery, type DownloadView, isOnItsWay } from '../../data/downloads.ts'
import { addModel, type Setup } from '../../data/setup.ts'
import { Downloads } from '../../downloads/Downloads.tsx'
import { words } from '../../downloads/words.ts'
import { useFormats } from '../../formats.ts'
import { useText } from '../../language.tsx'
import { Button } from '../../ui/Button.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { toast } from '../../ui/toast.ts'
import { useSentence } from '../../useSentence.ts'
import { Fold } from './Fold.tsx'
import { useModelChange } from './useModelChange.ts'

const own = {
  title: { de: 'Modelle herunterladen', en: 'Download models' },
  line: {
    de: 'Sie arbeiten auf diesem Server, ohne Schlüssel und ohne Netz. Kein Text und kein Bild verlässt das Haus.',
    en: 'They work on this server, without a key and without the net. No text and no picture leaves your premises.',
  },
  none: { de: 'keines heruntergeladen', en: 'none downloaded' },
  here: (count: string) => ({ de: `${count} heruntergeladen`, en: `${count} downloaded` }),
  coming: (count: string) => ({ de: `${count} unterwegs`, en: `${count} on the way` }),
}

/** Connects a model that is here, unless it is. */
function Connect({ download, setup }: { download: DownloadView; setup: Setup }) {
  const t = useText()
  const sentence = useSentence()
  const addition = useModelChange(addModel, () => toast({ text: t(words.done) }))
  const { connects, name } = download
  if (!connects) return null
  const isConnected = setup.models.some(one => one.name === `${connects.provider}:${connects.model}`)
  if (isConnected) return <span className="text-sm text-ok">{t(words.connected)}</span>
  return (
    <>
      <Button
        className="btn-line min-h-9 text-sm pointer-coarse:min-h-11"
        aria-label={words.of(t(words.connect), name)}
        isBusy={addition.isPending}
        onClick={() => addition.mutate(connects)}
      >
        {addition.isPending && <Spinner />}
        {t(words.connect)}
      </Button>
      {addition.error && <Panel tone="danger">{sentence(addition.error)}</Panel>}
    </>
  )
}

/** Those that are not offered beside services that do the same. */
const kinds = ['write', 'pictures'] as const
const isOfThese = ({ kind }: DownloadView) => kinds.some(one => one === kind)

/** Models that are downloaded onto the server; left out where none could run. Open while nothing writes. */
export function DownloadsSection({ setup }: { setup: Setup }) {
  const t = useText()
  const { number } = useFormats()
  const { data } = useQuery(downloadsQuery)
  const those = data?.downloads.filter(isOfThese)
  if (those?.length === 0) return null
  const here = those?.filter(({ state }) => state === 'ready').length ?? 0
  const coming = those?.filter(isOnItsWay).length ?? 0
  const holds = [here && t(own.here(number(here))), coming && t(own.coming(number(coming)))].filter(Boolean)
  return (
    <Fold
      id="downloads"
      title={t(own.title)}
      line={t(own.line)}
      holds={holds.join(' · ') || (data ? t(own.none) : '')}
      begins={setup.models.length === 0}
    >
      <Downloads kinds={kinds} whenHere={one => <Connect key="connect" download={one} setup={setup} />} />
    </Fold>
  )
}
