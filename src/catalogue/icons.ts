/** The symbols an engine can name, and the lucide file each is drawn from; `scripts/sprite.ts` makes one file of it. */
export const icons = {
  applicant: 'file-user',
  badge: 'id-card',
  blocks: 'panels-top-left',
  bulb: 'lightbulb',
  business: 'briefcase-business',
  click: 'mouse-pointer-click',
  cloud: 'cloud',
  columns: 'columns-2',
  find: 'text-search',
  fold: 'arrows-to-axis-dashed-horizontal',
  globe: 'globe',
  house: 'house',
  languages: 'languages',
  list: 'list',
  mail: 'mail',
  mails: 'mails',
  megaphone: 'megaphone',
  microphone: 'mic',
  music: 'list-music',
  news: 'newspaper',
  notebook: 'notebook-pen',
  paper: 'scroll-text',
  parcel: 'package',
  pen: 'pen-line',
  question: 'circle-question-mark',
  renew: 'refresh-cw',
  repeat: 'repeat-2',
  reply: 'message-square-reply',
  share: 'share-2',
  signpost: 'signpost',
  spelling: 'spell-check',
  tags: 'tags',
} as const satisfies Readonly<Record<string, string>>

export type Icon = keyof typeof icons

export const isIcon = (name: string): name is Icon => Object.hasOwn(icons, name)
