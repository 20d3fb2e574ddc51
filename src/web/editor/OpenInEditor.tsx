import { Link } from '@tanstack/react-router'
import { FilePen } from 'lucide-react'
import { useText } from '../language.tsx'
import { pages } from '../pages.ts'
import { Tip } from '../ui/Tip.tsx'
import type { ToOpen } from './opening.ts'

const words = {
  one: { de: 'Im Editor öffnen', en: 'Open in the editor' },
  named: (name: string) => ({ de: `${name} im Editor öffnen`, en: `Open ${name} in the editor` }),
}

/** Leads to the editor with a text: of several the one with this name. */
export function OpenInEditor({ of, name }: { of: Omit<ToOpen, 'id'>; name?: string }) {
  const label = useText()(name ? words.named(name) : words.one)
  return (
    <Tip label={label}>
      <Link to={pages.editor} search={of} aria-label={label} className="icon-btn">
        <FilePen className="size-[18px]" strokeWidth={1.75} aria-hidden />
      </Link>
    </Tip>
  )
}
