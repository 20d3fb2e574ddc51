import { useRef } from 'react'
import { useText } from '../language.tsx'
import { toast } from '../ui/toast.ts'
import { gapsIn } from './gaps.ts'

const words = {
  open: (asks: string) => ({ de: `Noch offen: ${asks}.`, en: `Still open: ${asks}.` }),
  fill: { de: 'Ausfüllen', en: 'Fill in' },
}

/** So many gaps are named; the others are seen in the text. */
const most = 4

/**
 * Says once for a text, when it leaves, which gaps are still open in it; what leaves is not held up. The run names the
 * text.
 */
export const useGapWarning = (run: string | undefined) => {
  const t = useText()
  const warned = useRef<string>(undefined)
  return (text: string) => {
    const gaps = gapsIn(text)
    if (!gaps.length || warned.current === (run ?? text)) return
    warned.current = run ?? text
    const named = gaps.slice(0, most).join(', ') + (gaps.length > most ? ' …' : '')
    const go = () => document.querySelector<HTMLElement>('[data-gap], [data-source-gap] button')?.focus()
    toast({ text: t(words.open(named)), action: { label: t(words.fill), run: go } })
  }
}
