import type { Locale } from '#shared/text.ts'
import type { Installations } from '../installations.ts'
import type { Visitor } from '../visitor.ts'
import { words } from '../words.ts'
import { engine } from './engines.ts'
import type { Scene, Stage } from './scene.ts'

export const variantWords = {
  more: { de: 'Mehr Möglichkeiten', en: 'More options' },
  increase: { de: 'Anzahl der Varianten: Mehr', en: 'Number of variants: More' },
  use: { de: 'Damit weiterarbeiten', en: 'Go on with this one' },
  back: { de: 'Zurück zu allen Varianten', en: 'Back to all variants' },
  elsewhere: { de: 'Weitere Netze', en: 'More networks' },
}

/** Replies to a review, each in words of its own. */
export const replies: Readonly<Record<Locale, readonly [string, string, string]>> = {
  de: [
    'Danke für Ihren Besuch. Dass die Suppe kalt war, tut uns leid.',
    'Kalte Suppe gehört auf keinen Tisch. Wir haben den Herd geprüft.',
    'Das nächste Mal essen Sie auf unsere Kosten. Und zwar heiß.',
  ],
  en: [
    'Thank you for your visit. We are sorry that the soup was cold.',
    'Cold soup belongs on no table. We have checked the stove.',
    'Next time you eat at our expense. And it will be hot.',
  ],
}

/** Fills in the example and asks for so many variants of it. */
export const asksFor = async ({ page, presses }: Visitor, say: Visitor['say'], count: number) => {
  await presses(words.example)
  await page.getByText(say(variantWords.more), { exact: true }).click()
  for (let number = 1; number < count; number++)
    await page.getByRole('button', { name: say(variantWords.increase) }).click()
}

/** Begins what costs several requests: it is asked about first. */
export const confirms = async ({ page, presses, say }: Visitor) => {
  await presses(words.generate)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say(words.generate) })
    .click()
}

const writes = async ({ visitor, all }: Stage, ...behaviours: Parameters<Installations['used']['model']['next']>) => {
  all.used.model.next(...behaviours)
  await asksFor(visitor, visitor.say, behaviours.length)
  await confirms(visitor)
}
const said = ({ visitor }: Stage) => replies[visitor.language].map(text => ({ text }))
/** Answers are there, and none is under way that would take what a later scene has the model say. */
const finished = async ({ visitor }: Stage) => {
  await visitor.button(variantWords.use).or(visitor.button(words.copy)).first().waitFor()
  await visitor.button(words.stop).first().waitFor({ state: 'detached' })
}

/** Ticks further networks, as many as there are. */
export const ticks = async ({ page, say }: Visitor, ...networks: string[]) => {
  const group = page.getByRole('group', { name: say(variantWords.elsewhere) })
  for (const name of networks) await group.getByRole('checkbox', { name, exact: true }).check()
}

const who = 'anna'

/** Several answers to one form: asked for, being written, there, one of them failed, one chosen, several networks. */
export const variantScenes: readonly Scene[] = [
  {
    ...{ name: 'variants-form', who, at: engine('reply_to_review') },
    does: ({ visitor }: Stage) => asksFor(visitor, visitor.say, 3),
  },
  {
    ...{ name: 'variants-writing', who, at: engine('reply_to_review') },
    does: async stage => {
      const [first, second, third] = said(stage)
      // The slow one last: whoever leaves then leaves nothing that a later scene would be answered with.
      await writes(stage, { ...first }, { ...third }, { ...second, pace: 2 })
      await stage.visitor.reads(/^(Danke|Kalte|Das|Thank|Cold|Next)/)
    },
  },
  {
    ...{ name: 'variants', who, at: engine('reply_to_review') },
    does: async stage => {
      await writes(stage, ...said(stage))
      await finished(stage)
    },
  },
  {
    ...{ name: 'variants-in-tabs', who, at: engine('reply_to_review') },
    does: async stage => {
      await writes(stage, ...said(stage).map(({ text }) => ({ text: `${text}\n\n`.repeat(12) })))
      await finished(stage)
      await stage.page.getByRole('tab').nth(1).click()
    },
  },
  {
    ...{ name: 'variants-one-failed', who, at: engine('reply_to_review') },
    does: async stage => {
      const [first, second] = said(stage)
      await writes(stage, { ...first }, { ...second, fault: 'reset-mid' }, { status: 400 })
      await finished(stage)
    },
  },
  {
    ...{ name: 'variants-chosen', who, at: engine('reply_to_review') },
    does: async stage => {
      await writes(stage, ...said(stage))
      await finished(stage)
      await stage.page.getByRole('tab').or(stage.visitor.button(variantWords.use)).nth(1).click()
      await stage.visitor.button(words.copy).first().waitFor()
    },
  },
  {
    ...{ name: 'variants-networks', who, at: engine('social_media') },
    does: async stage => {
      const { visitor } = stage
      await visitor.presses(words.example)
      await ticks(visitor, 'LinkedIn', 'X (Twitter)')
      await confirms(visitor)
      await finished(stage)
    },
  },
]
