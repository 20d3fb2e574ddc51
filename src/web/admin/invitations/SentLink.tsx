import { Copy } from 'lucide-react'
import { copyText } from '../../ui/clipboard.ts'
import { useText } from '../../language.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { toast } from '../../ui/toast.ts'

const words = {
  noMail: (email: string) => ({
    de: `Dieser Server versendet noch keine E-Mails. Geben Sie den Link selbst an ${email} weiter; er wird nur jetzt gezeigt.`,
    en: `This server does not send e-mails yet. Pass the link on to ${email} yourself; it is only shown now.`,
  }),
  copy: { de: 'Link kopieren', en: 'Copy the link' },
  copied: { de: 'In die Zwischenablage kopiert', en: 'Copied to clipboard' },
  notCopied: { de: 'Kopieren nicht möglich', en: 'Failed to copy to clipboard' },
}

/** The link of an invitation that no mail carries. */
export function SentLink({ email, link }: { email: string; link: string }) {
  const t = useText()
  const copy = () =>
    copyText(link).then(
      () => toast({ text: t(words.copied) }),
      () => toast({ text: t(words.notCopied), tone: 'danger' }),
    )
  return (
    <Panel tone="note">
      <p className="wrap-anywhere">{t(words.noMail(email))}</p>
      <p className="mt-2 font-mono text-xs wrap-anywhere">{link}</p>
      <button type="button" className="btn-line mt-3 min-h-9 text-sm" onClick={copy}>
        <Copy className="size-4" strokeWidth={1.75} aria-hidden />
        {t(words.copy)}
      </button>
    </Panel>
  )
}
