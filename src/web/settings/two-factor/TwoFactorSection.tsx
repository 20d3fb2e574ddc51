import { Suspense, useState } from 'react'
import { Link } from '@tanstack/react-router'
import { beginSecondFactor, endSecondFactor, newBackupCodes, type SecondFactor } from '../../data/account-calls.ts'
import { useNews } from '../../data/news.ts'
import { sessionsKey } from '../../data/sessions.ts'
import { signInKey, useSignsIn } from '../../data/sign-in.ts'
import { useText } from '../../language.tsx'
import { pages } from '../../pages.ts'
import { NotLoaded } from '../../ui/NotLoaded.tsx'
import { later } from '../../ui/later.ts'
import { Tag } from '../../ui/small.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { toast } from '../../ui/toast.ts'
import { Section } from '../../ui/Section.tsx'
import { sections } from '../sections.ts'
import { BackupCodes } from './BackupCodes.tsx'
import { PasswordAsk } from './PasswordAsk.tsx'

const words = {
  line: {
    de: 'Wer Ihr Passwort kennt, kommt dann noch nicht hinein: Es braucht auch einen Code aus einer App.',
    en: 'Knowing your password is then not enough: a code from an app is needed as well.',
  },
  on: { de: 'eingeschaltet', en: 'switched on' },
  setUp: { de: 'Einrichten', en: 'Set up' },
  goOn: { de: 'Weiter', en: 'Continue' },
  renew: { de: 'Neue Ersatzcodes', en: 'New backup codes' },
  makeNew: { de: 'Neue Ersatzcodes erstellen', en: 'Make new backup codes' },
  end: { de: 'Abschalten', en: 'Switch off' },
  endNow: { de: 'Zwei-Faktor-Anmeldung abschalten', en: 'Switch two-factor sign-in off' },
  isOn: { de: 'Die Zwei-Faktor-Anmeldung ist eingeschaltet.', en: 'Two-factor sign-in is switched on.' },
  isOff: { de: 'Die Zwei-Faktor-Anmeldung ist abgeschaltet.', en: 'Two-factor sign-in is switched off.' },
  noPassword: {
    de: 'Ihr Konto hat noch kein Passwort, das ein Code ergänzen könnte.',
    en: 'Your account has no password yet for a code to back up.',
  },
  makePassword: { de: 'Passwort festlegen', en: 'Set a password' },
  loading: { de: 'Wird geladen', en: 'Loading' },
}

const ConfirmApp = later(() => import('./ConfirmApp.tsx').then(it => it.ConfirmApp))

/** What is being done: a question for the password, the app that is shown its secret, codes that are put away. */
type Step =
  | { at: 'begin' | 'renew' | 'end' }
  | ({ at: 'confirm' } & SecondFactor)
  | { at: 'codes'; codes: readonly string[] }

/** Sets the second factor up, renews its backup codes, switches it off. */
export function TwoFactorSection() {
  const t = useText()
  const tell = useNews()
  const { data, error, refetch } = useSignsIn()
  const [step, setStep] = useState<Step>()
  const back = () => setStep(undefined)
  const changed = (text: string) => {
    tell({ stale: signInKey })
    tell({ stale: sessionsKey })
    toast({ text })
  }
  return (
    <Section
      id="twoFactor"
      title={t(sections.twoFactor)}
      line={t(words.line)}
      action={
        data?.password &&
        !data.twoFactor &&
        !step && (
          <button type="button" className="btn-line" onClick={() => setStep({ at: 'begin' })}>
            {t(words.setUp)}
          </button>
        )
      }
    >
      {error && <NotLoaded failure={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <p className="flex items-center gap-2 text-muted">
          <Spinner /> {t(words.loading)}
        </p>
      )}
      {data && !data.password && (
        <p>
          {t(words.noPassword)}{' '}
          <Link to={pages.forgotten} className="link">
            {t(words.makePassword)}
          </Link>
        </p>
      )}
      {data?.password && data.twoFactor && !step && (
        <div className="flex flex-wrap items-center gap-2">
          <Tag tone="ok">{t(words.on)}</Tag>
          <button type="button" className="btn-line" onClick={() => setStep({ at: 'renew' })}>
            {t(words.renew)}
          </button>
          <button type="button" className="btn-line" onClick={() => setStep({ at: 'end' })}>
            {t(words.end)}
          </button>
        </div>
      )}
      {step?.at === 'begin' && (
        <PasswordAsk
          button={t(words.goOn)}
          send={async password => setStep({ at: 'confirm', ...(await beginSecondFactor(password)) })}
          onCancel={back}
        />
      )}
      {step?.at === 'confirm' && (
        <Suspense fallback={<Spinner />}>
          <ConfirmApp
            address={step.totpURI}
            onCancel={back}
            onDone={() => {
              changed(t(words.isOn))
              setStep({ at: 'codes', codes: step.backupCodes })
            }}
          />
        </Suspense>
      )}
      {step?.at === 'codes' && <BackupCodes codes={step.codes} onDone={back} />}
      {step?.at === 'renew' && (
        <PasswordAsk
          button={t(words.makeNew)}
          send={async password => setStep({ at: 'codes', codes: (await newBackupCodes(password)).backupCodes })}
          onCancel={back}
        />
      )}
      {step?.at === 'end' && (
        <PasswordAsk
          button={t(words.endNow)}
          send={async password => {
            await endSecondFactor(password)
            changed(t(words.isOff))
            back()
          }}
          onCancel={back}
        />
      )}
    </Section>
  )
}
