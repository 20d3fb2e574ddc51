import { AccountForm } from '../../account/AccountForm.tsx'
import { confirmSecondFactor } from '../../data/account-calls.ts'
import { CodeField } from '../../account/fields.tsx'
import { useText } from '../../language.tsx'
import { QrCode } from './QrCode.tsx'

const words = {
  scan: {
    de: 'Lesen Sie das Bild mit einer App für Einmalcodes, zum Beispiel Aegis, Google Authenticator oder 1Password. Geben Sie dann den Code ein, den sie zeigt.',
    en: 'Scan the picture with an app for one-time codes, such as Aegis, Google Authenticator or 1Password. Then type in the code it shows.',
  },
  picture: { de: 'QR-Code für Ihre App', en: 'QR code for your app' },
  secret: { de: 'Oder von Hand, als Schlüssel:', en: 'Or enter this key by hand:' },
  open: { de: 'In der App auf diesem Gerät öffnen', en: 'Open in the app on this device' },
  confirm: { de: 'Code prüfen und einschalten', en: 'Check the code and switch on' },
  cancel: { de: 'Abbrechen', en: 'Cancel' },
}

type Props = { address: string; onDone(): void; onCancel(): void }

/** Shows the app its secret, and takes its first code as proof that it has understood. */
export function ConfirmApp({ address, onDone, onCancel }: Props) {
  const t = useText()
  const secret = new URL(address).searchParams.get('secret') ?? ''
  return (
    <div className="grid grid-cols-1 gap-5">
      <p>{t(words.scan)}</p>
      <div className="flex flex-wrap items-start gap-x-6 gap-y-4">
        <QrCode text={address} label={t(words.picture)} />
        <div className="min-w-0 flex-1 basis-56 text-sm">
          <p className="text-muted">{t(words.secret)}</p>
          <p translate="no" className="mt-1 font-mono text-base wrap-anywhere">
            {secret.match(/.{1,4}/g)?.join(' ')}
          </p>
          <a href={address} className="link mt-3 inline-flex min-h-6 items-center">
            {t(words.open)}
          </a>
        </div>
      </div>
      <div className="grid max-w-sm grid-cols-1 gap-2">
        <AccountForm
          names={['code']}
          button={t(words.confirm)}
          send={({ code }) => confirmSecondFactor(code).then(onDone)}
        >
          {problems => <CodeField problem={problems.code} />}
        </AccountForm>
        <button type="button" className="btn-line" onClick={onCancel}>
          {t(words.cancel)}
        </button>
      </div>
    </div>
  )
}
