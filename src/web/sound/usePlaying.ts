import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

/** A recording that is played: where it is, how long it takes, and what one can do. */
export type Playing = {
  audio: RefObject<HTMLAudioElement | null>
  playing: boolean
  at: number
  length: number
  rate: number
  /** It cannot be fetched or played. */
  failed: boolean
  toggle(): void
  go(to: number): void
  setRate(rate: number): void
}

/** Plays what an audio element holds; `known` is how long it takes, until the browser has found out. */
export const usePlaying = (address: string, known = 0): Playing => {
  const audio = useRef<HTMLAudioElement>(null)
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
    return () => {
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
