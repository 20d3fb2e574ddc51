import { Brush, Eraser, Hand, Lasso, ScanSearch, SquareDashed, SquareMousePointer, Wand2 } from 'lucide-react'
import type { Text } from '#shared/text.ts'

/** How a tool is led over the stage: along a way, from corner to corner, from one to the other, at one place. */
export type Use = 'stroke' | 'corners' | 'span' | 'press' | 'move'

/** What the stage must know of what is in hand. */
export type StageTool = Readonly<{ name: Text; byKeys: Text; use: Use }>

/** What can be done on the stage: what it is called, which key takes it, and how it is used by keys. */
export const tools = {
  brush: {
    icon: Brush,
    use: 'stroke',
    key: 'b',
    name: { de: 'Pinsel', en: 'Brush' },
    byKeys: {
      de: 'Leertaste setzt den Pinsel auf und hebt ihn ab, Pfeiltasten bewegen ihn.',
      en: 'Space puts the brush down and lifts it, arrow keys move it.',
    },
  },
  eraser: {
    icon: Eraser,
    use: 'stroke',
    key: 'e',
    name: { de: 'Radierer', en: 'Eraser' },
    byKeys: {
      de: 'Leertaste setzt den Radierer auf und hebt ihn ab, Pfeiltasten bewegen ihn.',
      en: 'Space puts the eraser down and lifts it, arrow keys move it.',
    },
  },
  lasso: {
    icon: Lasso,
    use: 'corners',
    key: 'l',
    name: { de: 'Lasso', en: 'Lasso' },
    byKeys: {
      de: 'Leertaste setzt eine Ecke, Eingabetaste schließt die Fläche, Esc verwirft sie.',
      en: 'Space sets a corner, Enter closes the area, Esc drops it.',
    },
  },
  rectangle: {
    icon: SquareDashed,
    use: 'span',
    key: 'r',
    name: { de: 'Rechteck', en: 'Rectangle' },
    byKeys: {
      de: 'Leertaste setzt die erste Ecke und dann die zweite, Pfeiltasten ziehen es auf, Esc verwirft es.',
      en: 'Space sets the first corner and then the second, arrow keys draw it, Esc drops it.',
    },
  },
  wand: {
    icon: Wand2,
    use: 'press',
    key: 'w',
    name: { de: 'Zauberstab', en: 'Magic wand' },
    byKeys: {
      de: 'Leertaste wählt, was an dieser Stelle etwa dieselbe Farbe hat.',
      en: 'Space selects what has about the same colour here.',
    },
  },
  object: {
    icon: ScanSearch,
    use: 'span',
    key: 'o',
    name: { de: 'Objekt wählen', en: 'Select an object' },
    byKeys: {
      de: 'Leertaste setzt eine Ecke eines groben Rahmens, dann die andere; zweimal gedrückt wählt sie, was dort ist.',
      en: 'Space sets a corner of a rough frame, then the other; pressed twice in place it selects what is there.',
    },
  },
  pick: {
    icon: SquareMousePointer,
    use: 'press',
    key: 't',
    name: { de: 'Text wählen', en: 'Pick text' },
    byKeys: {
      de: 'Leertaste wählt die Zeile an dieser Stelle oder wählt sie ab; daneben steht die Liste.',
      en: 'Space ticks the line at this place or unticks it; the list stands beside.',
    },
  },
  hand: {
    icon: Hand,
    use: 'move',
    key: 'h',
    name: { de: 'Verschieben', en: 'Move' },
    byKeys: { de: 'Pfeiltasten verschieben das Bild.', en: 'Arrow keys move the picture.' },
  },
} as const satisfies Readonly<Record<string, StageTool & { key: string; icon: unknown }>>

export type Tool = keyof typeof tools
const drawing = ['brush', 'eraser', 'lasso', 'rectangle', 'wand', 'object', 'hand'] as const satisfies readonly Tool[]

/** The tools that are offered; lines of text can be picked where they are proposed. */
export const toolsFor = (proposes: boolean): readonly Tool[] => (proposes ? ['pick', ...drawing] : drawing)

/** How a tool is set: how wide it is in pixels of the picture, and how alike the wand's colours are. */
export type Setting = Readonly<{ tool: Tool; size: number; tolerance: number }>
