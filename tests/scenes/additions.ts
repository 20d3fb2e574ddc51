import type { Text } from '#shared/text.ts'
import { words } from '../words.ts'
import { engine } from './engines.ts'
import type { Scene, Stage } from './scene.ts'

const notes: Text = {
  de: `bücherei sonntags offen ab 3.1.27, 11-17 uhr. probe: acht sonntage, 2.340 leute, hälfte mit kindern. presse
jonas lenk presse@buecherei.example`,
  en: `library open on sundays from 3 jan 27, 11-5. trial: eight sundays, 2,340 people, half with kids. press jonas
lane press@library.example`,
}

const sound: Text = {
  de: `# Die Bücherei öffnet sonntags

Vom 3. Januar 2027 an ist die Bücherei sonntags von 11 bis 17 Uhr offen. Zur Probe kamen an acht Sonntagen 2.340 Menschen.

**Pressekontakt:** Jonas Lenk, presse@buecherei.example`,
  en: `# The library opens on Sundays

From 3 January 2027 the library is open on Sundays from 11 am to 5 pm. In a trial, 2,340 people came on eight Sundays.

**Press contact:** Jonas Lane, press@library.example`,
}

const careless: Text = {
  de: `# Die Bücherei öffnet sonntags

Vom 3. Januar 2027 an ist die Bücherei sonntags von 11 bis 17 Uhr offen. Zur Probe kamen an acht Sonntagen 3.240 Menschen.

„Der Sonntag macht die Bücherei zum Wohnzimmer der Stadt“, sagt Leiterin Sabine Brandt. Der Eintritt bleibt garantiert frei.

**Pressekontakt:** Jonas Lenk, presse@buecherei.example, 03643 48210`,
  en: `# The library opens on Sundays

From 3 January 2027 the library is open on Sundays from 11 am to 5 pm. In a trial, 3,240 people came on eight Sundays.

“Sundays turn the library into the town’s living room,” says Sabine Brand, its head. Entry is guaranteed.

**Press contact:** Jonas Lane, press@library.example, 01584 813600`,
}

const mail: Text = {
  de: JSON.stringify({
    subjects: ['Termin am 8. Dezember', 'Dienstag, 19 Uhr'],
    body: 'Liebe Eltern,\n\nam Dienstag, dem 8. Dezember, treffen wir uns um 20 Uhr in Raum 304.\n\nK. Baumann',
  }),
  en: JSON.stringify({
    subjects: ['Meeting on 8 December', 'Tuesday, 7 pm'],
    body: 'Dear parents,\n\nOn Tuesday 8 December we meet at 8 pm in room 304.\n\nK. Baumann',
  }),
}
const mailNotes: Text = {
  de: 'elternabend 8.12. 19 uhr raum 204, k. baumann',
  en: 'parents evening 8 dec 7pm room 204, k. baumann',
}

const writes =
  (typed: Text, text: Text, recipient?: Text) =>
  async ({ visitor, page, all }: Stage) => {
    all.used.model.next({ text: visitor.say(text) })
    if (recipient) await page.getByRole('textbox').first().fill(visitor.say(recipient))
    await page
      .getByRole('textbox')
      .nth(recipient ? 1 : 0)
      .fill(visitor.say(typed))
    await visitor.presses(words.generate)
    await visitor.button(words.copy).first().waitFor()
  }

const clear = { de: 'Alle Zahlen, Namen und Daten stehen', en: 'All numbers, names and dates are in' }
const told = { de: 'nicht in Ihren Angaben', en: 'not in what you gave' }
const count = { de: /^\d+ Hinweise?$/, en: /^\d+ remarks?$/ }

/** Reads what is told: on phones it comes from the foot of the window. */
const opens = async ({ visitor, page }: Stage) => {
  if ((page.viewportSize()?.width ?? 0) < 768) await page.getByRole('button', { name: count[visitor.language] }).click()
  await visitor.reads(told)
}

/** What was added to what somebody gave: several things, none, and in a text of parts. */
export const additionScenes: readonly Scene[] = [
  {
    name: 'additions-told',
    who: 'anna',
    at: engine('press_release'),
    does: async stage => {
      await writes(notes, careless)(stage)
      await opens(stage)
    },
  },
  {
    name: 'additions-none',
    who: 'anna',
    at: engine('press_release'),
    does: async stage => {
      await writes(notes, sound)(stage)
      await stage.visitor.reads(clear)
    },
  },
  {
    name: 'additions-parts',
    who: 'anna',
    at: engine('email_engine'),
    does: async stage => {
      await stage.page
        .getByRole('textbox')
        .nth(1)
        .fill(stage.visitor.say({ de: 'Eltern', en: 'Parents' }))
      await writes(mailNotes, mail)(stage)
      await opens(stage)
    },
  },
]
