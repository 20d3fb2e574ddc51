import { directionOf } from '#shared/direction.ts'
import { useText } from '../../language.tsx'

const words = {
  inbox: { de: 'So sieht es im Posteingang aus', en: 'How it looks in the inbox' },
  sender: { de: 'Ihr Name', en: 'Your name' },
}

/** A mail among others, before it is opened. */
export function InboxLine({ subject, beside, lang }: { subject: string; beside: string; lang?: string }) {
  const t = useText()
  return (
    <section aria-label={t(words.inbox)} className="min-w-0 rounded-lg bg-sunken p-3 sm:p-4 print:hidden">
      <p className="mb-2 text-sm text-muted">{t(words.inbox)}</p>
      <div className="card flex min-w-0 items-start gap-3 p-3">
        <span className="mt-0.5 size-8 shrink-0 rounded-full bg-accent-soft" aria-hidden />
        <div className="min-w-0 flex-1 text-sm" lang={lang} dir={directionOf(lang)}>
          <p className="font-semibold">{t(words.sender)}</p>
          <p className="truncate font-medium">{subject}</p>
          <p className="truncate text-muted">{beside || '\u00a0'}</p>
        </div>
      </div>
    </section>
  )
}
