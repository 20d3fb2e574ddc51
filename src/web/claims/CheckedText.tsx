import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { claimsQuery } from '../data/claims.ts'
import { runQuery } from '../data/runs.ts'
import { useText } from '../language.tsx'
import { pages } from '../pages.ts'
import { words } from './words.ts'

/** Leads from a fact check to the text or the document that was checked; nothing where its text was typed for it. */
export function CheckedText({ run }: { run: string }) {
  const t = useText()
  const { data } = useQuery(claimsQuery({ kind: 'run', id: run }))
  const of = data?.of
  const isRun = of?.kind === 'run'
  const { data: about } = useQuery({ ...runQuery(of?.text ?? ''), enabled: isRun, retry: false })
  if (!of || (isRun && !about)) return null
  return (
    <p className="border-t border-line sheet-x py-3 text-sm print:hidden">
      {about && isRun ? (
        <Link to={pages.engine} params={{ slug: about.engine }} search={{ run: of.text }} className="link">
          {t(words.ofRun)}
        </Link>
      ) : (
        <Link to={pages.editor} search={{ id: of.text }} className="link">
          {t(words.ofDocument)}
        </Link>
      )}
    </p>
  )
}
