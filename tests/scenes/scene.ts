import type { Page } from 'playwright-core'
import type { Locale } from '#shared/text.ts'
import type { Installations } from '../installations.ts'
import type { Visitor } from '../visitor.ts'

/** Who is in front of the screen: on which installation, with whose session. */
const people = {
  anna: ({ used }: Installations, locale: Locale) => ({ on: used, cookie: used[locale].anna.cookie }),
  nora: ({ used }: Installations) => ({ on: used, cookie: used.nora.cookie }),
  lena: ({ used }: Installations) => ({ on: used, cookie: used.lena.cookie }),
  frida: ({ used }: Installations) => ({ on: used, cookie: used.frida.cookie }),
  paula: ({ used }: Installations) => ({ on: used, cookie: used.paula.cookie }),
  chief: ({ used }: Installations) => ({ on: used, cookie: used.chief.cookie }),
  nobody: ({ used }: Installations) => ({ on: used, cookie: undefined }),
  ada: ({ bare }: Installations) => ({ on: bare, cookie: bare.ada.cookie }),
  first: ({ fresh }: Installations) => ({ on: fresh, cookie: undefined }),
} as const

/** The installation of somebody, and the session there. */
export const standing = (who: Scene['who'], all: Installations, locale: Locale) => people[who](all, locale)

/** What a scene is played with. */
export type Stage = { visitor: Visitor; page: Page; all: Installations }

/** A screen in a state. Everything happens on a real server; only its silence and its failure are staged. */
export type Scene = {
  name: string
  who: keyof typeof people
  /** The address within a language. */
  at: string | ((all: Installations, locale: Locale) => string)
  /** What the network does before the page is asked for. */
  before?(stage: Stage): Promise<unknown>
  /** What the person does there. */
  does?(stage: Stage): Promise<unknown>
}

/** Whether a scene shows a screen that waits for an answer. */
export const isLoading = ({ name }: Scene) => name.endsWith('loading')

/** Whether a screen is there, and what it asked for; of one that waits for an answer, only what stands before it. */
const isDrawn = (waits: boolean) => {
  const root = document.querySelector('#root')
  const isThere = document.querySelector('h1') && !document.querySelector('.skeleton, .animate-pulse')
  return Boolean(root?.childElementCount) && (waits || isThere)
}

/** Plays a scene up to its state. */
export const play = async (scene: Scene, visitor: Visitor, all: Installations) => {
  const stage = { visitor, page: visitor.page, all }
  await scene.before?.(stage)
  await visitor.goes(typeof scene.at === 'string' ? scene.at : scene.at(all, visitor.language))
  await visitor.page.waitForFunction(isDrawn, isLoading(scene), { polling: 30 })
  await visitor.rests(isLoading(scene) ? 350 : 5000)
  if (!scene.does) return
  await scene.does(stage)
  await visitor.rests(350)
}
