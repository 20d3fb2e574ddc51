import {
  AlignLeft,
  Calendar,
  FileText,
  Files,
  Hash,
  Link2,
  List,
  ListChecks,
  type LucideIcon,
  Palette,
  SlidersHorizontal,
  Tags,
  ToggleLeft,
  Type,
} from 'lucide-react'
import type { Field, Kind } from '#shared/fields.ts'
import type { Text } from '#shared/text.ts'

/** What can be set of a question besides its label and hint. */
export type FieldSetting = 'placeholder' | 'max' | 'options' | 'own' | 'range' | 'step' | 'most' | 'default'

type Known = {
  readonly name: Text
  readonly line: Text
  readonly icon: LucideIcon
  readonly settings: readonly FieldSetting[]
  /** As it begins. */
  readonly blank: Field
}

const label: Text = { de: '', en: '' }
const options = { first: label, second: label }

/** Every kind of question, as somebody who makes a form chooses among them. A missing kind does not compile. */
export const kinds: { readonly [K in Kind]: Known } = {
  line: {
    name: { de: 'Zeile', en: 'Line' },
    line: { de: 'Ein kurzer Text', en: 'A short text' },
    icon: Type,
    settings: ['placeholder', 'max', 'default'],
    blank: { kind: 'line', label, max: 200 },
  },
  area: {
    name: { de: 'Text', en: 'Text' },
    line: { de: 'Ein langer Text, auch aus einem Dokument', en: 'A long text, also from a document' },
    icon: AlignLeft,
    settings: ['placeholder', 'max', 'default'],
    blank: { kind: 'area', label },
  },
  choice: {
    name: { de: 'Auswahl', en: 'Choice' },
    line: { de: 'Eine von mehreren Möglichkeiten', en: 'One of several options' },
    icon: List,
    settings: ['options', 'own', 'default'],
    blank: { kind: 'choice', label, options },
  },
  choices: {
    name: { de: 'Mehrfachauswahl', en: 'Several choices' },
    line: { de: 'Einige von mehreren Möglichkeiten', en: 'Some of several options' },
    icon: ListChecks,
    settings: ['options'],
    blank: { kind: 'choices', label, options },
  },
  count: {
    name: { de: 'Anzahl', en: 'Number' },
    line: { de: 'Eine ganze Zahl', en: 'A whole number' },
    icon: Hash,
    settings: ['range', 'default'],
    blank: { kind: 'count', label, min: 1, max: 5 },
  },
  slider: {
    name: { de: 'Regler', en: 'Slider' },
    line: { de: 'Mehr oder weniger', en: 'More or less' },
    icon: SlidersHorizontal,
    settings: ['range', 'step', 'default'],
    blank: { kind: 'slider', label, min: 0, max: 1, step: 0.1, default: 0.5 },
  },
  toggle: {
    name: { de: 'Schalter', en: 'Switch' },
    line: { de: 'Ja oder nein', en: 'Yes or no' },
    icon: ToggleLeft,
    settings: ['default'],
    blank: { kind: 'toggle', label, default: false },
  },
  words: {
    name: { de: 'Stichwörter', en: 'Keywords' },
    line: { de: 'Mehrere kurze Angaben', en: 'Several short values' },
    icon: Tags,
    settings: ['placeholder', 'max', 'most'],
    blank: { kind: 'words', label, most: 10, max: 60 },
  },
  date: {
    name: { de: 'Datum', en: 'Date' },
    line: { de: 'Ein Tag', en: 'A day' },
    icon: Calendar,
    settings: ['default'],
    blank: { kind: 'date', label },
  },
  colour: {
    name: { de: 'Farbe', en: 'Colour' },
    line: { de: 'Eine Farbe', en: 'A colour' },
    icon: Palette,
    settings: ['default'],
    blank: { kind: 'colour', label },
  },
  link: {
    name: { de: 'Webseite', en: 'Web page' },
    line: { de: 'Eine Adresse, deren Seite gelesen wird', en: 'An address whose page is read' },
    icon: Link2,
    settings: ['placeholder'],
    blank: { kind: 'link', label },
  },
  file: {
    name: { de: 'Datei', en: 'File' },
    line: { de: 'Ein Dokument, das gelesen wird', en: 'A document that is read' },
    icon: FileText,
    settings: [],
    blank: { kind: 'file', label, accept: 'documents' },
  },
  files: {
    name: { de: 'Dateien', en: 'Files' },
    line: { de: 'Mehrere Dateien', en: 'Several files' },
    icon: Files,
    settings: [],
    blank: { kind: 'files', label, accept: 'images', least: 1, most: 10 },
  },
  steps: {
    name: { de: 'Bildbearbeitung', en: 'Picture editing' },
    line: {
      de: 'Was Schritt für Schritt an einem Bild geändert wird',
      en: 'What is changed on a picture, step by step',
    },
    icon: SlidersHorizontal,
    settings: [],
    blank: { kind: 'steps', label, on: 'picture' },
  },
}

/** Those that can be chosen: what is made in the browser works on one file. */
export const kindNames = (Object.keys(kinds) as Kind[]).filter(kind => kind !== 'files' && kind !== 'steps')
/** What an answer can be made of. */
export const partKinds: readonly Kind[] = ['line', 'area', 'words', 'count', 'toggle']
