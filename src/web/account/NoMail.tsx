import { useText } from '../language.tsx'
import { Panel } from '../ui/Panel.tsx'

const words = {
  noMail: {
    de: 'Dieser Server versendet noch keine E-Mails. Ihre Administration findet den Link im Protokoll des Servers und gibt ihn weiter.',
    en: 'This server does not send e-mails yet. Your administrator can find the link in the server log and pass it on.',
  },
}

/** Says how a link gets to somebody where no mail carries it. */
export function NoMail() {
  const t = useText()
  return <Panel tone="note">{t(words.noMail)}</Panel>
}
