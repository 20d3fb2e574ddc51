import { type ReactNode, useId } from 'react'
import type { LucideIcon } from 'lucide-react'

type Props = {
  icon: LucideIcon
  name: string
  line: string
  tag?: ReactNode
  group: string
  chosen: boolean
  onChoose(): void
  children?: ReactNode
}

/** One way to a model: chosen, it opens and asks what it needs. */
export function ModelOption({ icon: Icon, name, line, tag, group, chosen, onChoose, children }: Props) {
  const id = useId()
  return (
    <div>
      <label className="flex cursor-pointer items-center gap-4 p-4 has-focus-visible:outline-2 has-focus-visible:outline-ring">
        <input
          type="radio"
          name={group}
          checked={chosen}
          onChange={onChoose}
          aria-labelledby={`${id}-name`}
          aria-describedby={`${id}-line`}
          className="peer sr-only"
        />
        <span
          className="grid size-9 shrink-0 place-items-center rounded-md bg-sunken text-muted peer-checked:bg-accent
            peer-checked:text-on-accent"
        >
          <Icon className="size-[18px]" strokeWidth={1.75} aria-hidden />
        </span>
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5 font-medium">
            <span id={`${id}-name`}>{name}</span>
            {tag}
          </span>
          <span id={`${id}-line`} className="block text-sm text-pretty text-muted">
            {line}
          </span>
        </span>
      </label>
      {chosen && children && <div className="px-4 pb-5 sm:pl-[4.25rem]">{children}</div>}
    </div>
  )
}
