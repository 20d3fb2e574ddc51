// @vitest-environment happy-dom
import type { ComponentProps } from 'react'
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { form, list, type Shape, text, viewNames } from '#shared/answers.ts'
import { area, line, words } from '#shared/fields.ts'
import { SignedIn } from '#tests/signed-in.tsx'
import { AnswerView } from './AnswerView.tsx'
import { warmUpHealing } from './markdown/healed.ts'
import { views } from './views.ts'

beforeAll(() => Promise.all([warmUpHealing(), ...Object.values(views).map(({ Draw }) => Draw.load())]))
afterEach(cleanup)

const label = { de: 'Teil', en: 'Part' }
const markdown = [
  '# Titel\n\n## Teil 👩‍💻\n\nEin **fetter Satz** mit [einem Link](https://example.org/seite) und `code`.\n\n',
  '- **Erstens:** ja 🇩🇪\n- [ ] Zweitens\n\n1. Drei\n2. Vier\n\n| Kopf | Zahl |\n|---|---|\n| eins | 1 |\n| zwei | 2 |\n\nSchluss.',
].join('')

/** What nobody should see of a text that is being written. */
const raw = [/\*\*/, /\]\(/, /(^|\s)#{1,6}(\s|$)/, /[\ud800-\udbff](?![\udc00-\udfff])/, /\u200d$/, /\|/, /`/, /�/]

type Answer = ComponentProps<typeof AnswerView>['answer']

/** A view that is there, and what it says of each answer that is handed to it while one is written. */
const opened = async (shape: Shape, whole: Answer) => {
  const drawn = (answer: Answer) => (
    <SignedIn>
      <AnswerView {...{ shape, answer }} source="Quelle" writing lang="de" />
    </SignedIn>
  )
  const { container, rerender, findByText } = render(drawn(whole))
  await findByText(/Schluss/)
  return (answer: Answer) => {
    rerender(drawn(answer))
    return container.textContent ?? ''
  }
}

const ofText = viewNames.filter(view => views[view].fits('', 'Quelle') && view !== 'diff' && view !== 'song')

test.each([undefined, ...ofText])('no half mark, sign, link or row is seen while it is written: %s', async view => {
  const shape = text(view ? { view } : {})
  const seen = await opened(shape, markdown)
  for (let end = 1; end <= markdown.length; end += 1) {
    const said = seen(markdown.slice(0, end))
    for (const mark of raw) expect(said, JSON.stringify(markdown.slice(0, end).slice(-60))).not.toMatch(mark)
  }
})

const shapes: readonly (readonly [string, Shape, (body: string) => Answer])[] = [
  ['the parts of a form', form({ body: area(label), tags: words(label, { most: 3, max: 40 }) }), body => ({ body })],
  [
    'the last item of a list',
    list({ of: { title: line(label), body: area(label) } }),
    body => [{ title: 'Titel', body }],
  ],
]

test.each(shapes)('nor in %s', async (_, shape, answer) => {
  const seen = await opened(shape, answer(markdown))
  for (let end = 1; end <= markdown.length; end += 3) {
    const said = seen(answer(markdown.slice(0, end)))
    for (const mark of raw) expect(said, JSON.stringify(markdown.slice(0, end).slice(-60))).not.toMatch(mark)
  }
})
