import { Circle, Eraser, Hand, Minus, PaintBucket, PenLine, Square } from 'lucide-react'
import type { StageTool } from '../canvas/tools.ts'

/** What one draws with: what it is called, which key takes it, and how it is used by keys. */
export const tools = {
  pen: {
    icon: PenLine,
    use: 'stroke',
    key: 'p',
    name: { de: 'Stift', en: 'Pen' },
    byKeys: {
      de: 'Leertaste setzt den Stift auf und hebt ihn ab, Pfeiltasten bewegen ihn.',
      en: 'Space puts the pen down and lifts it, arrow keys move it.',
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
  fill: {
    icon: PaintBucket,
    use: 'press',
    key: 'f',
    name: { de: 'Füllen', en: 'Fill' },
    byKeys: {
      de: 'Leertaste füllt die Fläche an dieser Stelle mit der Farbe.',
      en: 'Space fills the area at this place with the colour.',
    },
  },
  line: {
    icon: Minus,
    use: 'span',
    key: 'l',
    name: { de: 'Linie', en: 'Line' },
    byKeys: {
      de: 'Leertaste setzt den Anfang und dann das Ende, Esc verwirft die Linie.',
      en: 'Space sets the beginning and then the end, Esc drops the line.',
    },
  },
  rectangle: {
    icon: Square,
    use: 'span',
    key: 'r',
    name: { de: 'Rechteck', en: 'Rectangle' },
    byKeys: {
      de: 'Leertaste setzt die erste Ecke und dann die zweite, Esc verwirft das Rechteck.',
      en: 'Space sets the first corner and then the second, Esc drops the rectangle.',
    },
  },
  ellipse: {
    icon: Circle,
    use: 'span',
    key: 'o',
    name: { de: 'Ellipse', en: 'Ellipse' },
    byKeys: {
      de: 'Leertaste setzt die erste Ecke und dann die zweite, Esc verwirft die Ellipse.',
      en: 'Space sets the first corner and then the second, Esc drops the ellipse.',
    },
  },
  hand: {
    icon: Hand,
    use: 'move',
    key: 'h',
    name: { de: 'Verschieben', en: 'Move' },
    byKeys: { de: 'Pfeiltasten verschieben das Blatt.', en: 'Arrow keys move the canvas.' },
  },
} as const satisfies Readonly<Record<string, StageTool & { key: string; icon: unknown }>>

export type Tool = keyof typeof tools
export const toolNames = [
  'pen',
  'eraser',
  'fill',
  'line',
  'rectangle',
  'ellipse',
  'hand',
] as const satisfies readonly Tool[]

/** What is in hand: `size` is the width of a stroke in pixels of the canvas, `filled` is of rectangles and ellipses. */
export type Setting = Readonly<{ tool: Tool; size: number; colour: string; filled: boolean }>
