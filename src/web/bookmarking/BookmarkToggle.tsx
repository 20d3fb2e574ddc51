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
  const kept = !!run && !!answerOf(run, variant).bookmark
  const toggle = async (of: Bookmarked, isLeft = false) => {
    try {
      const version = isLeft ? await beingSaved(of.run._id, of.variant) : undefined
      const id = await bookmark.mutateAsync(version ? { ...of, run: version, variant: undefined } : of)
      // Told also where its page is left by then.
      toast({ text: t(id ? keptWords.kept : keptWords.removed) })
    } catch (error) {
      toast({ text: sentence(error), tone: 'danger' })
    }
  }
  const press = useOnceSaved<Bookmarked>({
    isUnsaved,
    saveNow,
    run(of, isLeft) {
      // It stands there still, or what it was saved in; whoever stays has waited already, as long as anybody waits.
      const isHere = !!run && !isLeft && [run._id, run.parent].includes(of.run._id)
      void toggle(isHere ? { run, variant, prompt } : of, !isHere)
    },
  })
  const pressed = () => {
    if (!run || bookmark.isPending) return
    const of = { run, variant, prompt }
    // What goes is the bookmark that is shown, whatever is being saved.
    if (kept) void toggle(of)
    else press?.(of)
  }
  return (
    <IconButton
      shortcut="bookmark"
      icon={Bookmark}
      label={t(kept ? words.remove : words.keep)}
      aria-pressed={kept}
      // Not disabled while it is saved: whoever pressed it with the keyboard would stand nowhere.
      disabled={!run}
      isBusy={bookmark.isPending}
      className="aria-pressed:[&_svg]:fill-accent-soft"
      onClick={pressed}
    />
  )
}
