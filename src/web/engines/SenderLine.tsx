import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { saidSender, type SenderKey, senderFor, speaksForBrand } from '#shared/sender.ts'
import { brandsQuery } from '../data/brands.ts'
import { useSender } from '../data/sender.ts'
import { isAdmin, useSession } from '../data/session.ts'
import { useText } from '../language.tsx'
import { pages } from '../pages.ts'
import { useLoadSentence } from '../useSentence.ts'

const words = {
  sender: { de: 'Absender:', en: 'Sender:' },
  leaveOut: { de: 'Weglassen', en: 'Leave out' },
  leftOut: { de: 'Ihre Angaben bleiben weg.', en: 'Your details are left out.' },
  use: { de: 'Verwenden', en: 'Use them' },
  change: { de: 'Ändern', en: 'Change' },
  none: { de: 'Absender und Kontakt:', en: 'Sender and contact:' },
  add: { de: 'Ihre Angaben hinterlegen', en: 'Add your details' },
  addOfBrand: { de: 'Angaben der Marke hinterlegen', en: 'Add the brand’s details' },
  again: { de: 'Noch einmal laden', en: 'Load again' },
}

/** It stays one line, or two: all of it stands where it is kept. */
const most = 3

const action = 'link cursor-pointer pointer-coarse:py-3'

export type SenderLineProps = {
  keys: readonly SenderKey[]
  /** The brand the form is for, if it is for one. */
  brand: string | undefined
  leftOut: boolean
  onLeaveOut(leftOut: boolean): void
}

/** Where the details are kept: a person's in the settings, a brand's with those who may change it. */
function ToDetails({ brand, children }: { brand: string | undefined; children: ReactNode }) {
  return brand === undefined ? (
    <Link to={pages.settings} hash="sender" className={action}>
      {children}
    </Link>
  ) : (
    <Link to={pages.admin} params={{ section: 'brands' }} search={{ id: brand }} hash="sender" className={action}>
      {children}
    </Link>
  )
}

/** Says with whose details the text will be written, and lets one leave them out. */
export function SenderLine({ keys, brand, leftOut, onLeaveOut }: SenderLineProps) {
  const t = useText()
  const sentence = useLoadSentence()
  const own = useSender().query
  const speaks = brand !== undefined && speaksForBrand(keys)
  const brands = useQuery({ ...brandsQuery, enabled: speaks })
  const session = useSession()
  const failed = [own, ...(speaks ? [brands] : [])].find(({ error, data }) => error && !data)
  const voice = speaks ? brands.data?.find(({ _id }) => _id === brand) : undefined
  if (failed)
    return (
      <Line>
        {t(words.sender)} {sentence(failed.error)}{' '}
        <button type="button" className={action} onClick={() => void failed.refetch()}>
          {t(words.again)}
        </button>
      </Line>
    )
  if (!own.data || (speaks && !brands.data)) return <Line />
  const said = saidSender(senderFor(keys, own.data, voice), most)
  const mayChange = !speaks || isAdmin(session)
  const place = speaks ? brand : undefined
  if (!said)
    return mayChange ? (
      <Line>
        {t(words.none)} <ToDetails brand={place}>{t(speaks ? words.addOfBrand : words.add)}</ToDetails>
      </Line>
    ) : null
  return (
    <Line>
      {leftOut ? (
        t(words.leftOut)
      ) : (
        <>
          {t(words.sender)}{' '}
          <span dir="auto" className="text-ink wrap-anywhere">
            {said}
          </span>
        </>
      )}
      {' · '}
      <span className="whitespace-nowrap">
        <button type="button" className={action} onClick={() => onLeaveOut(!leftOut)}>
          {t(leftOut ? words.use : words.leaveOut)}
        </button>
        {mayChange && !leftOut && (
          <>
            {' / '}
            <ToDetails brand={place}>{t(words.change)}</ToDetails>
          </>
        )}
      </span>
    </Line>
  )
}

/** It keeps its room while what it says is on its way. */
const Line = ({ children }: { children?: ReactNode }) => <p className="min-h-6 text-sm text-muted">{children}</p>
