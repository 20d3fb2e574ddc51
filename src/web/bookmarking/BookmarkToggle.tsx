import { useEffect, useRef } from 'react'
import { Bookmark } from 'lucide-react'
import type { RunView } from '#server/runs/shown.ts'
import { beingSaved } from '../editing/being-saved.ts'
import { useOnceSaved } from '../editing/useOnceSaved.ts'
import { useText } from '../language.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { toast } from '../ui/toast.ts'
import { useSentence } from '../useSentence.ts'
import { answerOf, type Bookmarked, useBookmark } from './useBookmark.ts'
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
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => void (isHere.current = false)
  }, [])
  const kept = !!run && !!answerOf(run, variant).bookmark
  const toggle = async (of: Bookmarked, isLeft = false) => {
    if (waits.current && !isLeft) return
    waits.current ||= !isLeft
    try {
      // Whoever leaves a text has its last letters saved in the same moment, in a version of its own.
      await Promise.resolve()
      // Whoever stays has waited already, as long as anybody waits. What is to go is the bookmark that was shown.
      const isLate = (isLeft || !isHere.current) && !answerOf(of.run, of.variant).bookmark
      const version = isLate ? await beingSaved(of.run._id, of.variant) : undefined
      const id = await bookmark.mutateAsync(version ? { ...of, run: version, variant: undefined } : of)
      // Told also where its page is left by then.
      toast({ text: t(id ? keptWords.kept : keptWords.removed) })
    } catch (error) {
      toast({ text: sentence(error), tone: 'danger' })
    }
    waits.current &&= isLeft
  }
  const press = useOnceSaved<Bookmarked>({
    isUnsaved,
    saveNow,
    run(of) {
      // It stands there still, or what it was saved in.
      const isSame = !!run && [run._id, run.parent].includes(of.run._id)
      void toggle(isSame ? { run, variant, prompt } : of, !isSame)
    },
  })
  const pressed = () => {
    if (!run) return
    const of = { run, variant, prompt }
    if (kept) void toggle(of)
    else press?.(of)
  }
  return (
    <IconButton
      shortcut="bookmark"
      icon={Bookmark}
      label={t(kept ? words.remove : words.keep)}
      aria-pressed={kept}
      disabled={!run || bookmark.isPending}
      className="aria-pressed:[&_svg]:fill-accent-soft"
      onClick={pressed}
    />
  )
}
