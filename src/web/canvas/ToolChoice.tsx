import type { LucideIcon } from 'lucide-react'
import { useText } from '../language.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import type { StageTool } from './tools.ts'

const words = { tools: { de: 'Werkzeuge', en: 'Tools' } }

type Props<Name extends string> = {
  tools: Readonly<Record<Name, StageTool & { icon: LucideIcon; key: string }>>
  offered: readonly Name[]
  tool: Name
  /** On phones what comes next stands beside the last of them, and not below. */
  flows?: boolean
  onTool(tool: Name): void
}

/** The tools for a stage, of which one is in hand. */
export function ToolChoice<Name extends string>({ tools, offered, tool, flows, onTool }: Props<Name>) {
  const t = useText()
  return (
    <div role="group" aria-label={t(words.tools)} className={`flex flex-wrap ${flows ? 'max-sm:contents' : ''}`}>
      {offered.map(name => (
        <IconButton
          key={name}
          icon={tools[name].icon}
          label={`${t(tools[name].name)} (${tools[name].key.toUpperCase()})`}
          aria-pressed={name === tool}
          className="aria-pressed:bg-accent-soft"
          onClick={() => onTool(name)}
        />
      ))}
    </div>
  )
}
