import type { Text } from '#shared/text.ts'
import { words } from '../words.ts'
import { engine } from './engines.ts'
import type { Scene, Stage } from './scene.ts'

export const noteWords = {
  heading: { de: 'Vor dem Versenden', en: 'Before you send it' },
  whose: { de: 'Hinweise des Modells', en: 'Notes from the model' },
  done: { de: 'Erledigt', en: 'Done' },
}

/** Whoever writes a release from these, and what a model says about it. */
export const release = {
  typed: {
    de: 'bücherei sonntags offen ab 10. oktober, 11-17 uhr. leiterin frau kern findet es schön',
    en: 'library open on sundays from 10 october, 11-5. ms kern, its head, likes it',
  },
  text: {
    de: '# Die Bücherei öffnet sonntags\n\nVom 10. Oktober an ist die Bücherei sonntags von 11 bis 17 Uhr offen.',
    en: '# The library opens on Sundays\n\nFrom 10 October the library is open on Sundays from 11 am to 5 pm.',
  },
  first: {
    de: 'Der 10. Oktober ist vorbei. Angenommen ist, dass Sie das nächste Jahr meinen.',
    en: '10 October has passed. The text assumes that you mean next year.',
  },
  second: {
    de: 'Fragen Sie Frau Kern, ob sie genannt werden möchte. Sie steht noch nicht im Text.',
    en: 'Ask Ms Kern whether she minds being named. She is not in the text yet.',
  },
} satisfies Record<string, Text>

/** The release as a model writes it, with its notes behind. */
export const withNotes = (language: 'de' | 'en') => {
  const tag = language === 'de' ? 'hinweise' : 'notes'
  const [text, first, second] = [release.text[language], release.first[language], release.second[language]]
  return `${text}\n\n<${tag}>\n- ${first}\n- ${second}\n</${tag}>`
}

const told = async ({ visitor, page, all }: Stage) => {
  all.used.model.next({ text: withNotes(visitor.language) })
  await page.getByRole('textbox').first().fill(visitor.say(release.typed))
  await visitor.presses(words.generate)
  await visitor.reads(noteWords.heading)
}

/** What a model says about its text to the person: as it comes, and with one note ticked off. */
export const noteScenes: readonly Scene[] = [
  { name: 'notes-told', who: 'anna', at: engine('press_release'), does: told },
  {
    name: 'notes-done',
    who: 'anna',
    at: engine('press_release'),
    does: async stage => {
      await told(stage)
      await stage.visitor.button(noteWords.done).first().click()
    },
  },
]
