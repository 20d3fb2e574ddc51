/** The symbols an engine can name, and the lucide file each is drawn from; `public/icons.svg` is made of these. */
export const icons = {
  click: 'mouse-pointer-click',
  fold: 'arrows-to-axis-dashed-horizontal',
  house: 'house',
  languages: 'languages',
  list: 'list',
  news: 'newspaper',
  notebook: 'notebook-pen',
  pen: 'pen-line',
  question: 'circle-question-mark',
  repeat: 'repeat-2',
  tags: 'tags',
} as const satisfies Readonly<Record<string, string>>

export type Icon = keyof typeof icons

export const isIcon = (name: string): name is Icon => Object.hasOwn(icons, name)
