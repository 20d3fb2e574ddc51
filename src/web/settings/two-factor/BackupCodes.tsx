import { Copy, Download } from 'lucide-react'
import { copyText } from '../../ui/clipboard.ts'
import { saveFile } from '../../ui/save.ts'
import { useSession } from '../../data/session.ts'
import { useText } from '../../language.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { toast } from '../../ui/toast.ts'

const words = {
  line: {
    de: 'Mit einem dieser Codes kommen Sie hinein, wenn Ihre App nicht zur Hand ist. Jeder gilt nur einmal. Sie werden nur jetzt gezeigt.',
    en: 'One of these codes lets you in when your app is not at hand. Each works only once. They are only shown now.',
  },
  label: { de: 'Ersatzcodes', en: 'Backup codes' },
  save: { de: 'Herunterladen', en: 'Download' },
  copy: { de: 'Kopieren', en: 'Copy' },
  copied: { de: 'In die Zwischenablage kopiert', en: 'Copied to clipboard' },
  notCopied: { de: 'Kopieren nicht möglich', en: 'Failed to copy to clipboard' },
  done: { de: 'Ich habe sie gesichert', en: 'I have saved them' },
  file: { de: 'Federwerk-Ersatzcodes.txt', en: 'Federwerk-backup-codes.txt' },
  head: (email: string) => ({
    de: `Ersatzcodes für Federwerk, ${email}. Jeder gilt nur einmal.`,
    en: `Backup codes for Federwerk, ${email}. Each works only once.`,
  }),
}

/** The codes that stand in for the app, to be put away somewhere safe. */
export function BackupCodes({ codes, onDone }: { codes: readonly string[]; onDone(): void }) {
  const t = useText()
  const { email } = useSession()
  const text = [t(words.head(email)), '', ...codes, ''].join('\n')
  const copy = () =>
    copyText(text).then(
      () => toast({ text: t(words.copied) }),
      () => toast({ text: t(words.notCopied), tone: 'danger' }),
    )
  return (
    <div className="grid grid-cols-1 gap-4">
      <Panel tone="warn">{t(words.line)}</Panel>
      <ul
        aria-label={t(words.label)}
        className="grid grid-cols-1 gap-x-6 gap-y-1 rounded-md bg-sunken p-4 font-mono tabular-nums min-[22rem]:grid-cols-2"
      >
        {codes.map(code => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          className="btn-line"
          onClick={() => saveFile(t(words.file), new Blob([text], { type: 'text/plain' }))}
        >
          <Download className="size-[18px]" strokeWidth={1.75} aria-hidden />
          {t(words.save)}
        </button>
        <button type="button" className="btn-line" onClick={copy}>
          <Copy className="size-[18px]" strokeWidth={1.75} aria-hidden />
          {t(words.copy)}
        </button>
        <button type="button" className="btn-primary" onClick={onDone}>
          {t(words.done)}
        </button>
      </div>
    </div>
  )
}
