import { mostRegenerations } from '#shared/editor.ts'
import { useFormats } from '../../formats.ts'
import { useText } from '../../language.tsx'
import { CostLine } from '../../limit/CostLine.tsx'
import type { Wanted } from './Inside.tsx'
import { type PromptDraft, PromptForm } from './PromptForm.tsx'
import { inMenu, tools } from './tools.ts'

const words = {
  list: { de: 'Was soll mit dem Text geschehen?', en: 'What should be done with the text?' },
}

type Props = {
  /** How often the text was written anew. */
  times: number
  draft: PromptDraft
  onDraft(draft: PromptDraft): void
  onWant(wanted: Wanted): void
}

/** The four tools: three with a button, one with a form. */
export function ToolMenu({ times, draft, onDraft, onWant }: Props) {
  const t = useText()
  const { number } = useFormats()
  return (
    <div className="px-5 py-5">
      <h3 data-begins tabIndex={-1} className="mb-3 font-medium outline-none">
        {t(words.list)}
      </h3>
      <ul className="grid gap-2">
        {inMenu.map(tool => {
          const { icon: Icon, name, line } = tools[tool]
          return (
            <li key={tool}>
              <button
                type="button"
                className="card flex min-h-14 w-full cursor-pointer items-center gap-3 px-4 py-2 text-left hover:bg-sunken"
                onClick={() => onWant({ tool })}
              >
                <Icon className="size-[18px] shrink-0 text-accent-ink" strokeWidth={1.75} aria-hidden />
                <span className="min-w-0 flex-1">
                  <span className="block font-medium">{t(name)}</span>
                  <span className="block text-sm text-muted">{t(line)}</span>
                </span>
                {tool === 'regenerate' && times > 0 && (
                  <span className="shrink-0 text-sm text-muted tabular-nums">
                    {number(times)} / {number(mostRegenerations)}
                  </span>
                )}
              </button>
            </li>
          )
        })}
      </ul>
      <PromptForm {...{ draft, onDraft, onWant }} />
      <p className="mt-4 text-right text-sm text-muted empty:hidden">
        <CostLine cost={1} />
      </p>
    </div>
  )
}
