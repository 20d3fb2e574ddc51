/**
 * A sentence that comes, is read and goes; `action` undoes what it tells of. One with an `id` takes the place of
 * the one before with the same.
 */
export type ToastWords = { text: string; id?: string; tone?: 'ok' | 'danger'; action?: { label: string; run(): void } }

const waiting: ToastWords[] = []
let ready: (() => void) | undefined

/** Says a sentence at the edge of the page. Failures belong in their place instead. */
export const toast = (words: ToastWords) => {
  waiting.push(words)
  ready?.()
}

/** Called by whoever shows the sentences: now, and whenever there are new ones. */
export const onToast = (tell: () => void) => {
  ready = tell
  if (waiting.length) tell()
  return () => {
    if (ready === tell) ready = undefined
  }
}

export const takeToasts = () => waiting.splice(0)
