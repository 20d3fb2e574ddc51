import { Suspense, useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import type { DetailView } from '#server/admin/person-shown.ts'
import type { Text } from '#shared/text.ts'
import { useInstallation } from '../../data/installation.ts'
import { useNews } from '../../data/news.ts'
import { changePerson, endSessions, peopleKey, resetTwoFactor, resetUsage, sendResetLink } from '../../data/people.ts'
import { useFormats } from '../../formats.ts'
import { useText } from '../../language.tsx'
import { Button } from '../../ui/Button.tsx'
import { Section } from '../../ui/Section.tsx'
import { later } from '../../ui/later.ts'
import { toast } from '../../ui/toast.ts'
import { useSentence } from '../../useSentence.ts'

const BlockPerson = later(() => import('./BlockPerson.tsx').then(it => it.BlockPerson))
const DeletePerson = later(() => import('./DeletePerson.tsx').then(it => it.DeletePerson))

const words = {
  title: { de: 'Konto', en: 'Account' },
  reset: { de: 'Verbrauch zurücksetzen', en: 'Reset usage' },
  resetLine: (used: string, one: boolean) => ({
    de: `Diesen Monat: ${used} ${one ? 'Anfrage' : 'Anfragen'}.`,
    en: `This month: ${used} ${one ? 'request' : 'requests'}.`,
  }),
  resetDone: { de: 'Der Verbrauch steht wieder bei 0.', en: 'Usage is back at 0.' },
  link: { de: 'Link für neues Passwort senden', en: 'Send a link for a new password' },
  linkLine: { de: 'Gilt eine Stunde und nur einmal.', en: 'Valid for one hour, and works only once.' },
  linkFile: {
    de: 'Gilt eine Stunde. Hier werden keine E-Mails versandt (SMTP_URL fehlt): Die Mail liegt als Datei im Datenverzeichnis, Ordner mail.',
    en: 'Valid for one hour. No e-mails are sent here (SMTP_URL is missing): the mail is a file in the data folder, under mail.',
  },
  linkDone: { de: 'Der Link ist unterwegs.', en: 'The link is on its way.' },
  linkFiled: { de: 'Die Mail mit dem Link liegt als Datei bereit.', en: 'The mail with the link is ready as a file.' },
  end: { de: 'Überall abmelden', en: 'Sign out everywhere' },
  endLine: (count: string, one: boolean) => ({
    de: `Angemeldet auf ${count} ${one ? 'Gerät' : 'Geräten'}. API-Schlüssel gelten weiter.`,
    en: `Signed in on ${count} ${one ? 'device' : 'devices'}. API keys keep working.`,
  }),
  endDone: { de: 'Überall abgemeldet', en: 'Signed out everywhere' },
  factor: { de: 'Zwei-Faktor-Anmeldung zurücksetzen', en: 'Reset two-factor sign-in' },
  factorLine: {
    de: 'Wenn App und Ersatzcodes verloren sind: Das Passwort genügt dann wieder.',
    en: 'If the app and backup codes are lost: the password alone is then enough again.',
  },
  factorDone: { de: 'Die Zwei-Faktor-Anmeldung ist zurückgesetzt.', en: 'Two-factor sign-in is reset.' },
  block: { de: 'Konto sperren', en: 'Block the account' },
  blockLine: {
    de: 'Alle Anmeldungen enden sofort. Texte und Dateien bleiben.',
    en: 'All sessions end at once. Texts and files stay.',
  },
  unblock: { de: 'Konto entsperren', en: 'Unblock the account' },
  unblockLine: { de: 'Eine Anmeldung ist danach wieder möglich.', en: 'Signing in is possible again afterwards.' },
  unblocked: { de: 'Das Konto ist wieder offen.', en: 'The account is open again.' },
  remove: { de: 'Konto löschen', en: 'Delete the account' },
  removeLine: { de: 'Mit allen Texten, Dateien und Lesezeichen.', en: 'With all texts, files and bookmarks.' },
}

type Deed = { name: Text; line: Text; disabled?: boolean; does(): void }

/** What an administrator can do with an account; what cannot be taken back asks first. */
export function PersonDeeds({ person, onGone }: { person: DetailView; onGone(): void }) {
  const t = useText()
  const { number } = useFormats()
  const sentence = useSentence()
  const tell = useNews()
  const { mail } = useInstallation()
  const [asking, setAsking] = useState<'block' | 'delete'>()
  const { anzahlrequest_number: used, sessions } = person
  const { _id: id } = person
  const { mutate, isPending } = useMutation({
    mutationFn: ({ deed }: { deed(): Promise<unknown>; done: Text }) => deed(),
    onSuccess(_, { done }) {
      tell({ stale: peopleKey })
      toast({ text: t(done) })
    },
    onError: error => toast({ text: sentence(error), tone: 'danger' }),
  })
  const deeds: readonly Deed[] = [
    {
      ...{ name: words.reset, line: words.resetLine(number(used), used === 1), disabled: used === 0 },
      does: () => mutate({ deed: () => resetUsage(id), done: words.resetDone }),
    },
    {
      ...{ name: words.link, line: mail ? words.linkLine : words.linkFile },
      does: () => mutate({ deed: () => sendResetLink(id), done: mail ? words.linkDone : words.linkFiled }),
    },
    {
      ...{ name: words.end, line: words.endLine(number(sessions), sessions === 1), disabled: sessions === 0 },
      does: () => mutate({ deed: () => endSessions(id), done: words.endDone }),
    },
    ...(person.secondFactor
      ? [
          {
            ...{ name: words.factor, line: words.factorLine },
            does: () => mutate({ deed: () => resetTwoFactor(id), done: words.factorDone }),
          },
        ]
      : []),
    person.blocked
      ? {
          ...{ name: words.unblock, line: words.unblockLine },
          does: () => mutate({ deed: () => changePerson(id, { blocked: false }), done: words.unblocked }),
        }
      : { name: words.block, line: words.blockLine, does: () => setAsking('block') },
    { name: words.remove, line: words.removeLine, does: () => setAsking('delete') },
  ]
  const close = () => setAsking(undefined)
  return (
    <Section id="deeds" title={t(words.title)}>
      <ul className="divide-y divide-line">
        {deeds.map(({ name, line, disabled, does }) => (
          <li key={name.en} className="flex flex-wrap items-center gap-x-6 gap-y-2 py-3 first:pt-0 last:pb-0">
            <p className="min-w-0 flex-1 basis-60 text-muted">{t(line)}</p>
            <Button className="btn-line" disabled={disabled} isBusy={isPending} onClick={does}>
              {t(name)}
            </Button>
          </li>
        ))}
      </ul>
      <Suspense>
        {asking === 'block' && <BlockPerson person={person} onClose={close} />}
        {asking === 'delete' && <DeletePerson person={person} onClose={close} onGone={onGone} />}
      </Suspense>
    </Section>
  )
}
