import { useText } from '../language.tsx'
import { colours } from './colours.ts'

const words = {
  colours: { de: 'Farbe', en: 'Colour' },
  own: { de: 'Eigene Farbe', en: 'Own colour' },
}

/** The colour one draws with: one of a few, or any. */
export function Colours({ colour, onColour }: { colour: string; onColour(colour: string): void }) {
  const t = useText()
  return (
    <div role="group" aria-label={t(words.colours)} className="flex max-w-full items-center gap-1 overflow-x-auto">
      {Object.entries(colours).map(([value, name]) => (
        <button
          key={value}
          type="button"
          aria-label={t(name)}
          title={t(name)}
          aria-pressed={value === colour}
          onClick={() => onColour(value)}
          className="grid size-7 shrink-0 cursor-pointer place-items-center rounded-full border-2 border-transparent
            aria-pressed:border-accent pointer-coarse:size-11"
        >
          <span className="size-5 rounded-full border border-field" style={{ backgroundColor: value }} />
        </button>
      ))}
      <input
        type="color"
        aria-label={t(words.own)}
        title={t(words.own)}
        value={colour}
        onChange={({ target }) => onColour(target.value)}
        className="size-8 shrink-0 cursor-pointer rounded-md border border-field bg-surface p-0.5 pointer-coarse:size-11"
      />
    </div>
  )
}
