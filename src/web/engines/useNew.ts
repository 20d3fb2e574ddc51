import { useEffect, useRef } from 'react'
import { useText } from '../language.tsx'
import { toast } from '../ui/toast.ts'
import type { useDesk } from './useDesk.ts'
import { firstFieldOf } from './useFormFirst.ts'

const words = {
  emptied: { de: 'Das Formular ist leer', en: 'The form is empty' },
  back: { de: 'Zurückholen', en: 'Bring back' },
}

/** Begins anew with an empty form; what was typed can be brought back, what was written is in the history. */
export function useNew(desk: ReturnType<typeof useDesk>) {
  const t = useText()
  const { run, draft, form } = desk
  const begins = useRef(false)
  useEffect(() => {
    if (!begins.current || run.state !== 'none') return
    begins.current = false
    firstFieldOf(form.current)?.focus()
  })
  return () => {
    if (run.state === 'writing' || run.state === 'opening') return
    const before = draft
    const shown = 'run' in run ? run.run : undefined
    desk.empty()
    begins.current = true
    if (!Object.values(before).some(Boolean)) return
    toast({
      text: t(words.emptied),
      action: { label: t(words.back), run: () => (shown ? desk.go(shown) : desk.fill(before)) },
    })
  }
}
