import { useInstallation } from '../data/installation.ts'
import { useText } from '../language.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Kbd } from '../ui/small.tsx'
import { helpWords } from './help-words.ts'
import { useModKey } from './mod-key.ts'

const words = {
  admin: {
    de: 'Bei Fragen zu Ihrem Konto, Ihrem Tarif oder dem KI-Modell hilft Ihre Administration.',
    en: 'Your administrator can help with your account, your plan or the AI model.',
  },
}
const shortcuts = [
  { keys: ['mod', 'K'], does: { de: 'Suchen und ausführen', en: 'Search and run' } },
  { keys: ['mod', 'Enter'], does: { de: 'Text erstellen', en: 'Generate the text' } },
  { keys: ['mod', '.'], does: { de: 'Anhalten', en: 'Stop' } },
  { keys: ['Esc'], does: { de: 'Dialog oder Menü schließen', en: 'Close a dialog or menu' } },
]

/** The keys one can press, and whom to ask. */
export function ShortcutsDialog({ onClose }: { onClose(): void }) {
  const t = useText()
  const { version } = useInstallation()
  const modKey = t(useModKey())
  const nameOf = (key: string) => (key === 'mod' ? modKey : key)
  return (
    <Dialog title={t(helpWords.shortcuts)} onClose={onClose}>
      <dl className="mt-4 divide-y divide-line border-y border-line">
        {shortcuts.map(({ keys, does }) => (
          <div key={does.en} className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 py-1.5">
            <dt>{t(does)}</dt>
            <dd className="flex gap-1">
              {keys.map(key => (
                <Kbd key={key}>{nameOf(key)}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-sm text-muted">{t(words.admin)}</p>
      <p className="mt-2 text-sm text-muted">Federwerk {version}</p>
    </Dialog>
  )
}
