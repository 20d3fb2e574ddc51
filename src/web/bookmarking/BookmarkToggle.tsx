import { useRef } from 'react'
import { Bookmark } from 'lucide-react'
import type { RunView } from '#server/runs/shown.ts'
import { beingSaved } from '../editing/being-saved.ts'
import { useOnceSaved } from '../editing/useOnceSaved.ts'
import { useText } from '../language.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { toast } from '../ui/toast.ts'
import { useSentence } from '../useSentence.ts'
import { answerOf, useBookmark } from './useBookmark.ts'
import { keptWords } from './words.ts'

const words = {
  keep: { de: 'Als Lesezeichen sichern', en: 'Save as bookmark' },
  remove: { de: 'Lesezeichen entfernen', en: 'Remove bookmark' },
}

type Props = {
  run: RunView | undefined
  variant?: number
  prompt: string
  /** Its reader has changed it a moment ago, and that is not saved yet; what saves it now. */
  isUnsaved?: boolean
  saveNow?(): void
}

const nothing = () => {}

/** Keeps a result, or of several one, or lets it go. Until the run is known there is nothing to keep. */
export function BookmarkToggle({ run, variant, prompt, isUnsaved = false, saveNow = nothing }: Props) {
  const t = useText()
  const sentence = useSentence()
  const bookmark = useBookmark()
  const waits = useRef(false)
  const kept = !!run && !!answerOf(run, variant).bookmark
  const keep = async (of: RunView) => {
    // Whoever leaves a text has its last letters saved in the same moment, in a version of its own.
    await Promise.resolve()
    const version = await beingSaved(of._id)
    return bookmark.mutateAsync({ run: version ?? of, variant: version ? undefined : variant, prompt })
  }
  const toggle = () => {
    if (!run || waits.current) return
    waits.current = true
    // Told also where its page is left by then.
    void keep(run)
      .then(
        id => toast({ text: t(id ? keptWords.kept : keptWords.removed) }),
        (error: unknown) => toast({ text: sentence(error), tone: 'danger' }),
      )
      .then(() => (waits.current = false))
  }
  const press = useOnceSaved<void>({ isUnsaved, saveNow, run: toggle })
  return (
    <IconButton
      shortcut="bookmark"
      icon={Bookmark}
      label={t(kept ? words.remove : words.keep)}
      aria-pressed={kept}
      disabled={!run || bookmark.isPending}
      className="aria-pressed:[&_svg]:fill-accent-soft"
      onClick={() => press?.()}
    />
  )
}
