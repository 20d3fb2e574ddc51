import { useState } from 'react'
import { Copy, Mail as Envelope } from 'lucide-react'
import type { Values } from '#shared/fields.ts'
import { useText } from '../../language.tsx'
import { replaced, textOf, textsOf } from '../parts.ts'
import { Pieces } from '../Pieces.tsx'
import { Prose } from '../Prose.tsx'
import { useCopyText } from '../../ui/useCopyText.ts'
import { useCopy } from '../useCopy.ts'
import type { ViewProps } from '../views.ts'
import { InboxLine } from './InboxLine.tsx'
import { besideSubject, mailto } from './mailto.ts'
import { Subjects } from './Subjects.tsx'

const words = {
  copySubject: { de: 'Betreff kopieren', en: 'Copy the subject' },
  copyBody: { de: 'Text kopieren', en: 'Copy the text' },
  open: { de: 'Im Mailprogramm öffnen', en: 'Open in the mail program' },
  tooLong: {
    de: 'Zum Öffnen im Mailprogramm ist die E-Mail zu lang; kopiert passt sie hinein.',
    en: 'The e-mail is too long to open in the mail program; copy and paste it instead.',
  },
}

/** A mail with the subjects it may have: one is chosen, shown as an inbox would, and taken along. */
export function Mail(props: ViewProps<Values>) {
  const { shape, answer, lang, writing, onChange } = props
  const t = useText()
  const copy = useCopy()
  const copyLine = useCopyText()
  const [chosen, choose] = useState(0)
  const parts = shape.shape === 'form' ? shape.parts : {}
  const subjects = textsOf(answer.subjects)
  const subject = subjects[chosen] ?? ''
  const body = textOf(answer.body)
  const address = mailto(subject, body)
  const field = parts.subjects
  return (
    <div className="grid grid-cols-1 gap-6 px-4 py-6 sm:sheet-x sm:py-8">
      <InboxLine subject={subject} beside={besideSubject(textOf(answer.preheader), body)} lang={lang} />
      {field && subjects.length > 0 && (
        <Subjects
          label={t(field.label)}
          items={subjects}
          max={'max' in field ? field.max : undefined}
          chosen={chosen}
          lang={lang}
          onChoose={choose}
          onChange={onChange && ((at, text) => onChange({ ...answer, subjects: replaced(subjects, at, text) }))}
        />
      )}
      <Pieces {...props} only={['preheader']} />
      <Prose {...props} name="body" className="border-l-2 border-line pl-4 sm:pl-6" />
      {!writing && body && (
        <div className="flex flex-wrap gap-2 print:hidden">
          <button type="button" className="btn-line" onClick={() => void copyLine(subject)}>
            <Copy className="size-4" aria-hidden />
            {t(words.copySubject)}
          </button>
          <button type="button" className="btn-line" onClick={() => void copy(body)}>
            <Copy className="size-4" aria-hidden />
            {t(words.copyBody)}
          </button>
          {address ? (
            <a className="btn-line" href={address}>
              <Envelope className="size-4" aria-hidden />
              {t(words.open)}
            </a>
          ) : (
            <p className="basis-full text-sm text-muted">{t(words.tooLong)}</p>
          )}
        </div>
      )}
    </div>
  )
}
