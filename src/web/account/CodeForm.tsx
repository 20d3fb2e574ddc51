import { useState } from 'react'
import { useText } from '../language.tsx'
import { AccountForm } from './AccountForm.tsx'
import { enterCode } from '../data/account-calls.ts'
import { CodeField } from './fields.tsx'

const words = {
  trust: { de: 'Diesem Gerät 30 Tage vertrauen', en: 'Trust this device for 30 days' },
  enter: { de: 'Anmelden', en: 'Sign in' },
  lost: { de: 'Ersatzcode verwenden', en: 'Use a backup code' },
  found: { de: 'Code aus der App verwenden', en: 'Use the code from the app' },
}

/** The second step of signing in: a code of the app, or one of those that stand in for it. */
export function CodeForm({ onDone }: { onDone(): Promise<unknown> }) {
  const t = useText()
  const [backup, setBackup] = useState(false)
  const [trustDevice, setTrustDevice] = useState(false)
  return (
    <div className="grid grid-cols-1 gap-5">
      <AccountForm
        key={String(backup)}
        names={['code']}
        button={t(words.enter)}
        send={async ({ code }) => {
          await enterCode(code, { backup, trustDevice })
          await onDone()
        }}
      >
        {problems => (
          <>
            <CodeField backup={backup} problem={problems.code} autoFocus />
            <label className="flex min-h-9 cursor-pointer items-center gap-3 text-sm pointer-coarse:min-h-11">
              <input
                type="checkbox"
                className="size-5"
                checked={trustDevice}
                onChange={({ target }) => setTrustDevice(target.checked)}
              />
              {t(words.trust)}
            </label>
          </>
        )}
      </AccountForm>
      <button
        type="button"
        className="link min-h-6 cursor-pointer justify-self-start text-sm"
        onClick={() => setBackup(!backup)}
      >
        {t(backup ? words.found : words.lost)}
      </button>
    </div>
  )
}
