import { useEffect } from 'react'
import { useQueryClient, useQueryErrorResetBoundary } from '@tanstack/react-query'
import { type ErrorComponentProps, Link, Navigate, useRouter } from '@tanstack/react-router'
import { RefreshCw } from 'lucide-react'
import { asProblem } from '#shared/problems.ts'
import { isSignedOut, nextOf } from '../account/signed-out.ts'
import { BrokenLine } from '../brand/drawings.tsx'
import { sessionKey } from '../data/session.ts'
import { useText } from '../language.tsx'
import { pages } from '../pages.ts'
import { useLoadSentence } from '../useSentence.ts'
import { NotFound } from './NotFound.tsx'
import { PageState } from './PageState.tsx'
import { tryAgain } from '../ui/try-again.ts'

const words = {
  title: { de: 'Diese Seite ließ sich nicht zeigen', en: 'This page could not be shown' },
  again: tryAgain,
  tools: { de: 'Zu den Text-Werkzeugen', en: 'Go to the text tools' },
}

/** In place of a page that failed: what happened, what is kept, and another try. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const t = useText()
  const sentence = useLoadSentence()
  const router = useRouter()
  const client = useQueryClient()
  const boundary = useQueryErrorResetBoundary()
  useEffect(() => boundary.reset(), [boundary])
  if (isSignedOut(error) && !client.getQueryData(sessionKey))
    return <Navigate to={pages.signIn} search={{ next: nextOf(router.latestLocation) }} replace />
  if (asProblem(error).code === 'not_found') return <NotFound />
  const again = () => {
    reset()
    void router.invalidate()
  }
  return (
    <PageState drawing={<BrokenLine />} title={t(words.title)} text={<span role="alert">{sentence(error)}</span>}>
      <button type="button" className="btn-primary" onClick={again}>
        <RefreshCw className="size-4" aria-hidden />
        {t(words.again)}
      </button>
      <Link to={pages.catalogue} className="btn-line">
        {t(words.tools)}
      </Link>
    </PageState>
  )
}

/** The same where the frame itself is missing. */
export const LoneErrorPage = (props: ErrorComponentProps) => (
  <main className="px-4">
    <title>Federwerk</title>
    <ErrorPage {...props} />
  </main>
)
