import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { UploadKind } from '#shared/accepts.ts'
import { asProblem, type Problem } from '#shared/problems.ts'
import { refusalOf } from './refusal.ts'
import { sendFile } from './send.ts'

/** Where a file is on its way. `part` goes from 0 to 1; then the server reads it. */
export type Upload =
  | { readonly state: 'none' }
  | { readonly state: 'sending'; readonly file: File; readonly part: number }
  | { readonly state: 'failed'; readonly file: File; readonly problem: Problem }

type Options<Result> = { path: string; accept: UploadKind; onDone(result: Result, file: File): void }

const none: Upload = { state: 'none' }

/** Sends one file at a time: another one takes its place, leaving the page ends it. */
export function useUpload<Result>({ path, accept, onDone }: Options<Result>) {
  const [upload, setUpload] = useState<Upload>(none)
  const underway = useRef<AbortController>(undefined)
  useEffect(() => () => underway.current?.abort(), [])
  // The form goes on being filled in while a file is on its way.
  const newest = useRef(onDone)
  useLayoutEffect(() => {
    newest.current = onDone
  })

  async function take(file: File) {
    underway.current?.abort()
    const { signal } = (underway.current = new AbortController())
    const refusal = refusalOf(file, accept)
    if (refusal) {
      setUpload({ state: 'failed', file, problem: refusal })
      return
    }
    const onProgress = (part: number) => signal.aborted || setUpload({ state: 'sending', file, part })
    onProgress(0)
    try {
      const result = await sendFile<Result>(path, file, { signal, onProgress })
      if (signal.aborted) return
      setUpload(none)
      newest.current(result, file)
    } catch (error) {
      if (!signal.aborted) setUpload({ state: 'failed', file, problem: asProblem(error) })
    }
  }

  return {
    upload,
    take: (file: File) => void take(file),
    /** Ends what is underway, and forgets what has failed. */
    cancel() {
      underway.current?.abort()
      setUpload(none)
    },
    retry: () => upload.state === 'failed' && void take(upload.file),
  }
}
