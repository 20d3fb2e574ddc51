import { planNames } from '#shared/plans.ts'
import type { InvitationView } from '../../data/invitations.ts'
import { useFormats } from '../../formats.ts'
import { useText } from '../../language.tsx'
import { Tag } from '../../ui/small.tsx'
import { roleNames } from '../users/words.ts'

const words = {
  until: (moment: string) => ({ de: `gilt bis ${moment}`, en: `valid until ${moment}` }),
  over: { de: 'abgelaufen', en: 'expired' },
  again: { de: 'Noch einmal senden', en: 'Send again' },
  againNamed: (email: string) => ({ de: `Noch einmal senden an ${email}`, en: `Send again to ${email}` }),
  withdraw: { de: 'Zurückziehen', en: 'Withdraw' },
  withdrawNamed: (email: string) => ({ de: `Zurückziehen: ${email}`, en: `Withdraw: ${email}` }),
}

type Props = { invitation: InvitationView; canSend: boolean; onAgain(): void; onWithdraw(): void }

/** Somebody who is invited: to what, until when, and what can be done about it. */
export function InvitationLine({ invitation, canSend, onAgain, onWithdraw }: Props) {
  const t = useText()
  const { moment } = useFormats()
  const { email, plan, role, endsAt, over } = invitation
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 py-3 last:pb-0">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-x-2 font-medium wrap-anywhere">
          {email} {over && <Tag tone="warn">{t(words.over)}</Tag>}
        </p>
        <p className="text-sm text-muted">
          {[planNames[plan], t(roleNames[role]), !over && t(words.until(moment(endsAt)))].filter(Boolean).join(' · ')}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {canSend && (
          <button type="button" className="btn-small" aria-label={t(words.againNamed(email))} onClick={onAgain}>
            {t(words.again)}
          </button>
        )}
        <button type="button" className="btn-small" aria-label={t(words.withdrawNamed(email))} onClick={onWithdraw}>
          {t(words.withdraw)}
        </button>
      </div>
    </li>
  )
}
