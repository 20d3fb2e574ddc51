import { Brush, Eraser, Hand, Lasso, SquareDashed, Wand2 } from 'lucide-react'

/** What can be done on the stage: what it is called, which key takes it, and how it is used by keys. */
export const tools = {
  brush: {
    icon: Brush,
    key: 'b',
    name: { de: 'Pinsel', en: 'Brush' },
    byKeys: {
      de: 'Leertaste setzt den Pinsel auf und hebt ihn ab, Pfeiltasten bewegen ihn.',
      en: 'Space puts the brush down and lifts it, arrow keys move it.',
    },
  },
  eraser: {
    icon: Eraser,
    key: 'e',
    name: { de: 'Radierer', en: 'Eraser' },
    byKeys: {
      de: 'Leertaste setzt den Radierer auf und hebt ihn ab, Pfeiltasten bewegen ihn.',
      en: 'Space puts the eraser down and lifts it, arrow keys move it.',
    },
  },
  lasso: {
    icon: Lasso,
    key: 'l',
    name: { de: 'Lasso', en: 'Lasso' },
    byKeys: {
      de: 'Leertaste setzt eine Ecke, Eingabetaste schließt die Fläche, Esc verwirft sie.',
      en: 'Space sets a corner, Enter closes the area, Esc drops it.',
    },
  },
  rectangle: {
    icon: SquareDashed,
    key: 'r',
    name: { de: 'Rechteck', en: 'Rectangle' },
    byKeys: {
      de: 'Leertaste setzt die erste Ecke und dann die zweite, Pfeiltasten ziehen es auf, Esc verwirft es.',
      en: 'Space sets the first corner and then the second, arrow keys draw it, Esc drops it.',
    },
  },
  wand: {
    icon: Wand2,
    key: 'w',
    name: { de: 'Zauberstab', en: 'Magic wand' },
    byKeys: {
      de: 'Leertaste wählt, was an dieser Stelle etwa dieselbe Farbe hat.',
      en: 'Space selects what has about the same colour here.',
    },
  },
  hand: {
    icon: Hand,
    key: 'h',
    name: { de: 'Verschieben', en: 'Move' },
    byKeys: { de: 'Pfeiltasten verschieben das Bild.', en: 'Arrow keys move the picture.' },
  },
} as const

export type Tool = keyof typeof tools
export const toolNames = ['brush', 'eraser', 'lasso', 'rectangle', 'wand', 'hand'] as const satisfies readonly Tool[]

/** How a tool is set: how wide it is in pixels of the picture, and how alike the wand's colours are. */
export type Setting = Readonly<{ tool: Tool; size: number; tolerance: number }>
