import { Link, useLocation } from '@tanstack/react-router'
import { KeyRound, Server } from 'lucide-react'
import type { Text } from '#shared/text.ts'
import { EmptyInkwell } from '../brand/drawings.tsx'
import { useModels } from '../data/models.ts'
import { useText } from '../language.tsx'
import { pages } from '../pages.ts'
import { EmptySheet } from './EmptySheet.tsx'

const words = {
  title: { de: 'Die Feder ist da, die Tinte fehlt noch.', en: 'The pen is here, the ink is missing.' },
  text: {
    de: 'Es ist noch kein KI-Modell verbunden. Was Sie eintragen, bleibt so lange gespeichert.',
    en: 'No AI model is connected yet. What you enter is kept until one is.',
  },
  ask: {
    de: 'Ihre Administration kann eines verbinden. Danach geht es hier weiter.',
    en: 'Your administrator can connect one. You can then go on here.',
  },
}
const ways: readonly { icon: typeof Server; name: Text; line: Text; act: Text }[] = [
  {
    icon: Server,
    name: { de: 'Ein Modell auf diesem Rechner nutzen', en: 'Use a model on this computer' },
    line: {
      de: 'Ollama, LM Studio und andere. Kostenlos, nichts verlässt das Haus.',
      en: 'Ollama, LM Studio and others. Free of charge, nothing leaves your premises.',
    },
    act: { de: 'Verbinden', en: 'Connect' },
  },
  {
    icon: KeyRound,
    name: { de: 'Schlüssel einfügen', en: 'Paste a key' },
    line: {
      de: 'Mistral, OpenAI, Anthropic und weitere. Der Anbieter rechnet nach Verbrauch ab.',
      en: 'Mistral, OpenAI, Anthropic and others. The provider bills by use.',
    },
    act: { de: 'Einfügen', en: 'Paste' },
  },
]

/** No model: the form stays usable as a draft, the sheet shows the ways to one. */
export function NoModel() {
  const t = useText()
  const here = useLocation({ select: location => location.href })
  const mine = useModels().ways === 'set'
  return (
    <EmptySheet drawing={<EmptyInkwell />} title={t(words.title)}>
      <p className="mt-2 max-w-md text-balance text-muted">{t(words.text)}</p>
      {mine ? (
        <ul className="mt-6 grid w-full max-w-lg gap-2 text-left">
          {ways.map(({ icon: Icon, name, line, act }) => (
            <li key={name.en} className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg border border-line p-4">
              <Icon className="size-5 shrink-0 text-accent-ink" strokeWidth={1.75} aria-hidden />
              <div className="min-w-0 flex-1 basis-40">
                <h3 className="font-medium">{t(name)}</h3>
                <p className="text-sm text-muted">{t(line)}</p>
              </div>
              <Link
                to={pages.welcome}
                search={{ from: here }}
                className="btn-line min-h-9"
                aria-label={`${t(act)}: ${t(name)}`}
              >
                {t(act)}
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-2 max-w-md text-muted">{t(words.ask)}</p>
      )}
    </EmptySheet>
  )
}
