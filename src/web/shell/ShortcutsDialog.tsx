import { useInstallation } from '../data/installation.ts'
import { keysOf, type ShortcutName, shortcuts } from '../shortcuts/keys.ts'
import { useLocale, useText } from '../language.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Kbd } from '../ui/small.tsx'
import { helpWords } from '../feedback/help-words.ts'

const words = {
  admin: {
    de: 'Bei Fragen zu Ihrem Konto, Ihrem Tarif oder dem KI-Modell hilft Ihre Administration.',
    en: 'Your administrator can help with your account, your plan or the AI model.',
  },
  help: { de: 'Diese Liste, außerhalb von Textfeldern', en: 'This list, outside text fields' },
  close: { de: 'Dialog oder Menü schließen', en: 'Close a dialog or menu' },
}
// The keys of the table are the names of its entries.
const names = Object.keys(shortcuts) as ShortcutName[]

/** The keys one can press, and whom to ask. */
export function ShortcutsDialog({ onClose }: { onClose(): void }) {
  const t = useText()
  const locale = useLocale()
  const { version } = useInstallation()
  const rows = [
    ...names.map(name => ({ keys: keysOf(name, locale), does: t(shortcuts[name].does) })),
    { keys: ['?'], does: t(words.help) },
    { keys: ['Esc'], does: t(words.close) },
  ]
  return (
    <Dialog title={t(helpWords.shortcuts)} onClose={onClose}>
      <dl className="mt-4 divide-y divide-line border-y border-line">
        {rows.map(({ keys, does }) => (
          <div key={does} className="flex min-h-9 items-center justify-between gap-x-4 py-1.5 text-sm">
            <dt>{does}</dt>
            <dd className="flex shrink-0 gap-1">
              {keys.map(key => (
                <Kbd key={key}>{key}</Kbd>
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
