import {
  Captions,
  CodeXml,
  GalleryVerticalEnd,
  FileText,
  FileType,
  type LucideIcon,
  NotebookText,
  ScrollText,
} from 'lucide-react'
import type { ViewName } from '#shared/answers.ts'
import { type FormatName, formatNames, formats } from '#shared/export-formats.ts'
import { asSrt, asVtt } from '#shared/subtitles.ts'
import type { Segment } from '#shared/segments.ts'
import type { Text } from '#shared/text.ts'

type File = {
  readonly ending: string
  /** As what the server makes it; what has no format is the text as it stands here. */
  readonly format?: FormatName
  /** Of a speech: cards to be held, one thought on each. */
  readonly cards?: true
  /** Of a recording: what is written of its times. */
  readonly subtitles?: (segments: readonly Segment[]) => string
  readonly icon: LucideIcon
  readonly name: Text
  readonly busy: Text
  readonly done: Text
  readonly failed: Text
}

const both = (name: string): Text => ({ de: name, en: name })
/** What is said of files whose name is a word of its own: „Textdatei“. */
const saidOf = (de: string, en: string) => ({
  busy: { de: `${de} wird erstellt, einen Augenblick.`, en: `Generating ${en} … This may take a moment.` },
  done: { de: `${de} erstellt`, en: `${en} generated successfully` },
  failed: { de: `${de} nicht erstellt. Ihr Text ist unverändert.`, en: `Failed to generate ${en}` },
})

const saidOfCards = {
  busy: { de: 'Redekarten werden erstellt, einen Augenblick.', en: 'Making cue cards … This may take a moment.' },
  done: { de: 'Redekarten erstellt', en: 'Cue cards made' },
  failed: { de: 'Redekarten nicht erstellt. Ihr Text ist unverändert.', en: 'The cue cards could not be made' },
}

/** The cards that a speech can be taken along on. */
const cardFiles: readonly File[] = [
  {
    ...{ ending: 'pdf', format: 'pdf', cards: true, icon: GalleryVerticalEnd, ...saidOfCards },
    name: { de: 'Redekarten, A6 (PDF)', en: 'Cue cards, A6 (PDF)' },
  },
  {
    ...{ ending: 'docx', format: 'docx', cards: true, icon: GalleryVerticalEnd, ...saidOfCards },
    name: { de: 'Redekarten, A6 (Word)', en: 'Cue cards, A6 (Word)' },
  },
]

/** The files that what is said in a recording can be taken along in, with its times. */
const subtitleFiles: readonly File[] = [
  {
    ...{ ending: 'srt', subtitles: asSrt, icon: Captions, ...saidOf('Untertitel', 'Subtitles') },
    name: { de: 'Untertitel (SRT)', en: 'Subtitles (SRT)' },
  },
  {
    ...{ ending: 'vtt', subtitles: asVtt, icon: Captions, ...saidOf('Untertitel', 'Subtitles') },
    name: { de: 'Untertitel (VTT)', en: 'Subtitles (VTT)' },
  },
]

/** What there is besides for answers that are drawn so. */
export const filesOfViews: Partial<Record<ViewName, readonly File[]>> = { speech: cardFiles, transcript: subtitleFiles }

/** What people read of the files that the server makes. A format without it does not compile. */
const made: Readonly<Record<FormatName, Omit<File, 'ending'>>> = {
  pdf: {
    ...{ icon: FileText, name: both('PDF'), ...saidOf('PDF', 'PDF') },
    busy: { de: 'PDF wird erstellt, einen Augenblick.', en: 'Generating PDF... This may take a moment.' },
  },
  docx: { icon: FileType, name: both('Word (.docx)'), ...saidOf('Word-Datei', 'Word file') },
  doc: { icon: FileType, name: both('Word (.doc)'), ...saidOf('Word-Datei', 'Word file') },
  txt: { icon: ScrollText, name: both('Text'), ...saidOf('Textdatei', 'Text file') },
  html: { icon: CodeXml, name: both('HTML'), ...saidOf('HTML-Datei', 'HTML file') },
}

/** The files that a text can be taken along in. */
export const files: readonly File[] = [
  ...formatNames.map(format => ({ ...made[format], format, ending: formats[format].ending })),
  { ending: 'md', icon: NotebookText, name: both('Markdown'), ...saidOf('Markdown-Datei', 'Markdown file') },
]

export type { File }
