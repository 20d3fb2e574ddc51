import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { UploadKind } from '#shared/accepts.ts'
import { asProblem, type Problem } from '#shared/problems.ts'
import { refusalOf } from './refusal.ts'
import { sendFile } from './send.ts'

type Options<Result> = { path: string; accept: UploadKind; onDone(result: Result, file: File): void }

/** A file that waits or is on its way; `part` goes from 0 to 1. */
export type Sending = { readonly key: number; readonly state: 'sending'; readonly file: File; readonly part: number }
export type Failed = { readonly state: 'failed'; readonly file: File; readonly problem: Problem }

/** Sends several files, one after the other, until the page is left. A refused one does not hold up the rest. */
export function useUploads<Result>({ path, accept, onDone }: Options<Result>) {
  const [uploads, setUploads] = useState<readonly Sending[]>([])
  const [failed, setFailed] = useState<readonly Failed[]>([])
  const [leftOut, setLeftOut] = useState<readonly File[]>([])
  const next = useRef(0)
  const line = useRef(Promise.resolve())
  const aborts = useRef(new Map<number, AbortController>())
  const newest = useRef(onDone)
  useLayoutEffect(() => {
    newest.current = onDone
  })
  useEffect(() => {
    const open = aborts.current
    return () => open.forEach(abort => abort.abort())
  }, [])

  const fail = (file: File, problem: Problem) => setFailed(all => [...all, { state: 'failed', file, problem }])
  const dismiss = (one: Failed) => setFailed(all => all.filter(other => other !== one))
  const drop = (key: number) => {
    aborts.current.delete(key)
    setUploads(all => all.filter(one => one.key !== key))
  }
  const sent = async (key: number, file: File, signal: AbortSignal) => {
    if (signal.aborted) return
    const onProgress = (part: number) => setUploads(all => all.map(one => (one.key === key ? { ...one, part } : one)))
    try {
      const result = await sendFile<Result>(path, file, { signal, onProgress })
      if (signal.aborted) return
      drop(key)
      newest.current(result, file)
    } catch (error) {
      if (signal.aborted) return
      drop(key)
      fail(file, asProblem(error))
    }
  }
  const begin = (files: readonly File[]) => {
    for (const file of files) {
      const problem = refusalOf(file, accept)
      if (problem) {
        fail(file, problem)
        continue
      }
      const key = next.current++
      const abort = new AbortController()
      aborts.current.set(key, abort)
      setUploads(all => [...all, { key, state: 'sending', file, part: 0 }])
      line.current = line.current.then(() => sent(key, file, abort.signal))
    }
  }
  return {
    uploads,
    failed,
    /** What was brought and had no room any more. */
    leftOut,
    take(files: readonly File[], room: number) {
      setFailed([])
      setLeftOut(files.slice(room))
      begin(files.slice(0, room))
    },
    cancel(key: number) {
      aborts.current.get(key)?.abort()
      drop(key)
    },
    retry(one: Failed) {
      dismiss(one)
      begin([one.file])
    },
    dismiss,
    dismissLeftOut: () => setLeftOut([]),
  }
}
