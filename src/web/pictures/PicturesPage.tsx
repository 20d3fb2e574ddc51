import type { EngineCard } from '#catalogue/shown.ts'
import { EngineLink } from '../catalogue/EngineLink.tsx'
import { useEngines } from '../data/engines.ts'
import { isAdmin, useSession } from '../data/session.ts'
import { isPainterMissing, MissingPainter } from '../engines/MissingPainter.tsx'
import { useText } from '../language.tsx'
import { EngineIcon } from '../ui/EngineIcon.tsx'
import { LastPictures } from './LastPictures.tsx'

const words = {
  title: { de: 'Bilder', en: 'Pictures' },
  line: {
    de: 'Bilder aus Worten, und Werkzeuge für die, die Sie schon haben. Was dieser Server selbst kann, verbraucht keine Anfragen.',
    en: 'Pictures from words, and tools for those you have. What this server does by itself uses up no requests.',
  },
}

const isForPictures = ({ shelf }: EngineCard) => shelf === 'pictures'

function Tool({ engine }: { engine: EngineCard }) {
  const t = useText()
  return (
    <li className="group relative flex gap-4 rounded-lg border border-line bg-surface p-5 transition-colors duration-120 hover:bg-sunken">
      <EngineIcon engine={engine} off={!engine.ready} />
      <div className="min-w-0">
        <EngineLink slug={engine.slug} className="font-medium after:absolute after:inset-0 after:rounded-lg">
          {t(engine.name)}
        </EngineLink>
        <p className="mt-0.5 text-sm text-muted">{t(engine.description)}</p>
      </div>
    </li>
  )
}

/** Every tool for pictures that works here; whoever runs it sees what else there could be. */
export function PicturesPage() {
  const t = useText()
  const all = useEngines().filter(isForPictures)
  const mayConnect = isAdmin(useSession())
  const lacks = all.map(({ reason }) => reason).find(isPainterMissing)
  const tools = all.filter(({ ready }) => ready || mayConnect)
  return (
    <>
      <h1 className="voice text-2xl">{t(words.title)}</h1>
      <p className="mt-1 max-w-[60ch] text-muted">{t(words.line)}</p>
      {mayConnect && lacks && (
        <div className="mt-5">
          <MissingPainter lacks={lacks} />
        </div>
      )}
      <LastPictures />
      <ul className="mt-6 grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {tools.map(engine => (
          <Tool key={engine.slug} engine={engine} />
        ))}
      </ul>
    </>
  )
}
