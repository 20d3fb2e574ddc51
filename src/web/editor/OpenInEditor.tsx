import { type MouseEvent, useEffect, useState } from 'react'
import { Link, useNavigate } from '@tanstack/react-router'
import { FilePen } from 'lucide-react'
import type { Saving } from '../editing/useSaving.ts'
import { useText } from '../language.tsx'
import { pages } from '../pages.ts'
import { Tip } from '../ui/Tip.tsx'
import { toast } from '../ui/toast.ts'
import { useSentence } from '../useSentence.ts'
import type { ToOpen } from './opening.ts'

const words = {
  one: { de: 'Im Editor öffnen', en: 'Open in the editor' },
  named: (name: string) => ({ de: `${name} im Editor öffnen`, en: `Open ${name} in the editor` }),
}

type Props = {
  of: Omit<ToOpen, 'id'>
  /** Of several texts what this one is called. */
  name?: string
  /** Its reader has changed it a moment ago, and that is not saved yet. */
  isUnsaved?: boolean
  saving?: Saving
}

const opensElsewhere = (event: MouseEvent) => event.ctrlKey || event.metaKey || event.shiftKey || event.altKey

/** Leads to the editor with a text, as it stands: what was just changed is saved first. */
export function OpenInEditor({ of, name, isUnsaved = false, saving }: Props) {
  const label = useText()(name ? words.named(name) : words.one)
  const sentence = useSentence()
  const navigate = useNavigate()
  const [waits, setWaits] = useState(false)
  const problem = saving?.problem
  useEffect(() => {
    if (!waits) return
    if (!isUnsaved) void navigate({ to: pages.editor, search: of })
    else if (problem) toast({ text: sentence(problem) })
    else return
    setWaits(false)
  }, [waits, isUnsaved, problem, of, navigate, sentence])
  const goes = (event: MouseEvent) => {
    if (!isUnsaved || opensElsewhere(event)) return
    event.preventDefault()
    setWaits(true)
  }
  return (
    <Tip label={label}>
      <Link to={pages.editor} search={of} aria-label={label} aria-busy={waits} className="icon-btn" onClick={goes}>
        <FilePen className="size-[18px]" strokeWidth={1.75} aria-hidden />
      </Link>
    </Tip>
  )
}
