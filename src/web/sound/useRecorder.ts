import { useEffect, useRef, useState } from 'react'

/** Where a recording in the browser stands. `level` goes from 0, silence, to 1. */
export type Recording =
  | { readonly state: 'none' }
  | { readonly state: 'asking' }
  | { readonly state: 'recording'; readonly seconds: number; readonly level: number }
  | { readonly state: 'done'; readonly file: File; readonly address: string }
  | { readonly state: 'refused' }

const endings = { 'audio/webm': 'webm', 'audio/mp4': 'm4a', 'audio/ogg': 'ogg' } as const
type Type = keyof typeof endings

const typeHere = () =>
  (Object.keys(endings) as Type[]).find(type => MediaRecorder.isTypeSupported(type)) ?? ('audio/webm' satisfies Type)

const levelIn = (samples: Uint8Array) => {
  const power = samples.reduce((sum, one) => sum + ((one - 128) / 128) ** 2, 0) / samples.length
  return Math.min(1, Math.sqrt(power) * 4)
}

const lookEvery = 150

/** Records from the microphone, shows how loud it is, and gives a file; leaving the page ends it. */
export function useRecorder(nameOf: (ending: string) => string) {
  const [so, setSo] = useState<Recording>({ state: 'none' })
  const end = useRef<(() => void) | undefined>(undefined)
  const dropped = useRef(false)
  const address = so.state === 'done' ? so.address : undefined
  useEffect(() => () => (address === undefined ? undefined : URL.revokeObjectURL(address)), [address])
  useEffect(
    () => () => {
      dropped.current = true
      end.current?.()
    },
    [],
  )

  async function begin() {
    dropped.current = false
    setSo({ state: 'asking' })
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
      // Whoever has gone on before they allowed it is not recorded.
      if (dropped.current) return stream.getTracks().forEach(track => track.stop())
      const context = new AudioContext()
      const analyser = context.createAnalyser()
      context.createMediaStreamSource(stream).connect(analyser)
      const samples = new Uint8Array(analyser.fftSize)
      const type = typeHere()
      const recorder = new MediaRecorder(stream, { mimeType: type })
      const parts: Blob[] = []
      const begun = performance.now()
      const timer = setInterval(() => {
        analyser.getByteTimeDomainData(samples)
        setSo({ state: 'recording', seconds: (performance.now() - begun) / 1000, level: levelIn(samples) })
      }, lookEvery)
      recorder.addEventListener('dataavailable', ({ data }) => parts.push(data))
      recorder.addEventListener('stop', () => {
        clearInterval(timer)
        stream.getTracks().forEach(track => track.stop())
        void context.close()
        end.current = undefined
        if (dropped.current) return
        const file = new File(parts, nameOf(endings[type]), { type })
        setSo({ state: 'done', file, address: URL.createObjectURL(file) })
      })
      end.current = () => recorder.state === 'inactive' || recorder.stop()
      recorder.start(1000)
      setSo({ state: 'recording', seconds: 0, level: 0 })
    } catch {
      setSo({ state: 'refused' })
    }
  }

  return {
    recording: so,
    begin: () => void begin(),
    stop: () => end.current?.(),
    /** Forgets what was recorded, and ends what is being recorded. */
    discard() {
      dropped.current = true
      end.current?.()
      setSo({ state: 'none' })
    },
  }
}
