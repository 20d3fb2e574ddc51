import type { Cue } from '#shared/made-files.ts'
import type { Along } from './along.ts'
import { takeOver } from './handing-over.ts'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

/** A recording that is played: where it is, how long it takes, and what one can do. */
export type Playing = Steered & {
  audio: RefObject<HTMLAudioElement | null>
  rate: number
  /** It cannot be fetched or played. */
  failed: boolean
  setRate(rate: number): void
}

/** What its controls need; how fast it plays can be changed once it is whole. */
export type Steered = {
  playing: boolean
  at: number
  length: number
  rate?: number
  toggle(): void
  go(to: number): void
  setRate?(rate: number): void
}

/** Has the finished recording go on where its beginning is heard, and that fall silent. */
const goOnFrom = (along: Along, element: HTMLAudioElement) => {
  const take = () => {
    const { at, playing } = along.now()
    element.currentTime = at
    const quiet = () => along.close()
    if (!playing) return quiet()
    // Where the browser does not let it play, the beginning has been heard, and the button says so.
    void element.play().then(quiet, quiet)
  }
  if (element.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA) take()
  else element.addEventListener('loadeddata', take, { once: true })
  element.addEventListener('error', () => along.close(), { once: true })
  return () => {
    element.removeEventListener('loadeddata', take)
    along.close()
  }
}

/**
 * Plays what an audio element holds; `known` is how long it takes, until the browser has found out. Where a recording
 * with these cues is heard already, it goes on from there.
 */
export const usePlaying = (address: string, known = 0, cues?: readonly Cue[]): Playing => {
  const audio = useRef<HTMLAudioElement>(null)
  // What is said in a recording does not change.
  const said = useRef(cues)
  const [so, setSo] = useState({ playing: false, at: 0, length: known, rate: 1, failed: false })

  useEffect(() => {
    const element = audio.current
    if (!element) return
    const look = () => {
      const { currentTime, duration, paused, ended } = element
      const length = Number.isFinite(duration) ? duration : undefined
      setSo(before => ({
        ...before,
        ...{ at: currentTime, playing: !paused && !ended, length: length ?? before.length },
      }))
    }
    const fail = () => setSo(before => ({ ...before, failed: true, playing: false }))
    const told = ['timeupdate', 'play', 'pause', 'ended', 'seeked', 'loadedmetadata', 'durationchange'] as const
    told.forEach(name => element.addEventListener(name, look))
    element.addEventListener('error', fail)
    const along = takeOver(said.current)
    const leave = along && goOnFrom(along, element)
    return () => {
      leave?.()
      told.forEach(name => element.removeEventListener(name, look))
      element.removeEventListener('error', fail)
      element.pause()
    }
  }, [address])

  const toggle = useCallback(() => {
    const element = audio.current
    if (!element) return
    // A browser may refuse to play; then its button still says so.
    if (element.paused) void element.play().catch(() => undefined)
    else element.pause()
  }, [])
  const go = useCallback((to: number) => {
    const element = audio.current
    if (!element) return
    element.currentTime = to
    setSo(before => ({ ...before, at: to }))
  }, [])
  const setRate = useCallback((rate: number) => {
    if (audio.current) audio.current.playbackRate = rate
    setSo(before => ({ ...before, rate }))
  }, [])
  return { audio, ...so, toggle, go, setRate }
}
