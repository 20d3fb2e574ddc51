import { Link } from '@tanstack/react-router'
import { Copy, Trash2 } from 'lucide-react'
import type { EngineCard } from '#catalogue/shown.ts'
import type { BookmarkView } from '#server/library/shown.ts'
import type { RunView } from '#server/runs/shown.ts'
import { text as aText } from '#shared/answers.ts'
import { Problem } from '#shared/problems.ts'
import { AnswerView } from '../answers/AnswerView.tsx'
import { useCopy } from '../answers/useCopy.ts'
import { OpenInEditor } from '../editor/OpenInEditor.tsx'
import { aiOf } from '../export/ai.ts'
import { ExportButton } from '../export/ExportButton.tsx'
import { useText } from '../language.tsx'
import { pages } from '../pages.ts'
import { ModelNotes } from '../remarks/ModelNotes.tsx'
import { EngineIcon } from '../ui/EngineIcon.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { FormAnswers } from './FormAnswers.tsx'
import { Note } from './bookmarks/Note.tsx'
import { useRunOf } from './bookmarks/useRunOf.ts'
import { useSaid } from './bookmarks/useSaid.ts'
import { PaneState } from './PaneState.tsx'
import { ReadingPane } from './ReadingPane.tsx'
import { titleOfBookmark } from './titles.ts'
import { useRemoval } from './useRemoval.ts'
import { useTypeName } from './useTypeName.ts'
import { useWhen } from './when.ts'

const words = {
  copy: { de: 'Kopieren', en: 'Copy' },
  open: { de: 'Öffnen', en: 'Open' },
  remove: { de: 'Lesezeichen entfernen', en: 'Remove bookmark' },
}

/** What was said about the one of its answers that it holds. */
const notesOf = ({ notes, variants }: RunView, { variant }: BookmarkView) =>
  variants ? variants[variant - 1]?.notes : notes

type Props = {
  /** Undefined where it is not on this page of the list, or not any more. */
  bookmark: BookmarkView | undefined
  engine: EngineCard | undefined
  loading: boolean
  onBack(): void
}

/** A bookmark: what was asked, what came of it, and the way to let it go. */
export function BookmarkPane({ bookmark, engine, loading, onBack }: Props) {
  const t = useText()
  const when = useWhen()
  const copy = useCopy()
  const removal = useRemoval(onBack)
  const said = useSaid(bookmark)
  const { data: made } = useRunOf(bookmark)
  const nameOf = useTypeName()
  if (!bookmark)
    return <PaneState failure={loading ? undefined : new Problem('not_found')} onRetry={onBack} onBack={onBack} />
  const { _id, reply_text: reply, prompt_text: prompt, createdAt, run } = bookmark
  const { title } = titleOfBookmark(bookmark, nameOf(bookmark.type))
  return (
    <ReadingPane
      id={_id}
      icon={engine && <EngineIcon engine={engine} size="small" />}
      title={title}
      about={[engine && t(engine.name), when(createdAt)].filter(Boolean).join(' · ')}
      glance={
        said?.length ? said.map(({ words }) => words).join(' · ') : said ? prompt.replaceAll('\n', ' · ') : '\u00a0'
      }
      inputs={
        said?.length ? (
          <FormAnswers said={said} />
        ) : (
          said && (
            <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
              {prompt}
            </p>
          )
        )
      }
      onBack={onBack}
      actions={
        <>
          <ExportButton leaving={() => ({ markdown: reply, title, ai: aiOf(made) })} />
          <OpenInEditor of={{ bookmark: _id }} />
          <IconButton icon={Copy} label={t(words.copy)} onClick={() => void copy(reply)} />
          <IconButton
            icon={Trash2}
            label={t(words.remove)}
            isBusy={removal.isPending}
            onClick={() => removal.mutate(bookmark)}
          />
          {engine && run && (
            <Link to={pages.engine} params={{ slug: engine.slug }} search={{ run }} className="btn-line ml-1.5 min-h-9">
              {t(words.open)}
            </Link>
          )}
        </>
      }
    >
      <Note key={_id} bookmark={bookmark} />
      <AnswerView shape={aText()} answer={reply} />
      <ModelNotes notes={made && notesOf(made, bookmark)} lang={made?.language} />
    </ReadingPane>
  )
}
