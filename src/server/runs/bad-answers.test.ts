import { beforeAll, describe, expect, test } from 'vitest'
import type { Person } from '#tests/serve.ts'
import { serving } from '#tests/serving.ts'

const served = serving()
let anna: Person
beforeAll(async () => {
  anna = await served.person({ plan: 'premium_plus' })
})

/** What a call of each shape answers when all goes well, and the same in other clothes. */
const shapes = {
  text: {
    call: 'summarize',
    form: { content: 'Am 3. Mai öffnet in Leipzig ein zweites Reparaturcafé.' },
    good: 'Am 3. Mai öffnet das Café.',
    asked: 'Am 3. Mai öffnet das Café.',
    other: '```markdown\nAm 3. Mai öffnet das Café.\n```',
    read: 'Am 3. Mai öffnet das Café.',
    cut: { whole: 'Am 3. Mai öffnet', left: 'Am 3. Mai öffnet' },
  },
  list: {
    call: 'answer_questions',
    form: { question: 'Wo?', count: 2 },
    good: ['In Leipzig.', 'In Halle.'],
    asked: '{"items":["In Leipzig.","In Halle."]}',
    other: '{"antworten":{"eins":"In Leipzig.","zwei":"In Halle."}}',
    read: ['In Leipzig.', 'In Halle.'],
    cut: { whole: '{"items":["In Leipzig.","In Ha', left: ['In Leipzig.', 'In Ha'] },
  },
  form: {
    call: 'generate_email_engine',
    form: { recipient: 'Gäste', content: 'Wir öffnen am 3. Mai.' },
    good: { subjects: ['Am 3. Mai'], body: 'Guten Tag,\n\nwir öffnen.' },
    asked: '{"subjects":["Am 3. Mai"],"body":"Guten Tag,\\n\\nwir öffnen."}',
    other: '{"eins":"Am 3. Mai","zwei":"Guten Tag,\\n\\nwir öffnen."}',
    read: { body: 'Am 3. Mai\n\nGuten Tag,\n\nwir öffnen.' },
    cut: {
      whole: '{"subjects":["Am 3. Mai"],"body":"Guten Ta',
      left: { subjects: ['Am 3. Mai'], body: 'Guten Ta' },
    },
  },
}

const asks = async ({ call, form }: (typeof shapes)[keyof typeof shapes]) => {
  const answer = await anna.ask(call, form)
  const row = await (await anna.get(`/api/runs/${answer.headers.get('x-run-id')}`)).json()
  return { answer, row }
}

describe.each(Object.entries(shapes))('where a %s was asked for', (_, shape) => {
  test('it is one, also behind a sentence and in a fence', async () => {
    served.model.says(shape.asked)
    expect((await asks(shape)).row.answer).toEqual(shape.good)
    if (typeof shape.good === 'string') return
    served.model.says(`Gern! Hier ist das Ergebnis:\n\n\`\`\`json\n${shape.asked}\n\`\`\``)
    expect((await asks(shape)).row.answer).toEqual(shape.good)
  })

  test('another shape is a text that can be read', async () => {
    served.model.says(shape.other)
    const { answer, row } = await asks(shape)
    expect(answer.status).toBe(200)
    expect(row).toMatchObject({ state: 'done', answer: shape.read })
  })

  test('prose is the text it is', async () => {
    served.model.says('Das weiß ich [leider] nicht.')
    const { row } = await asks(shape)
    const prose = 'Das weiß ich [leider] nicht.'
    expect(row).toMatchObject({ state: 'done', answer: shape.call === shapes.form.call ? { body: prose } : prose })
  })

  test('one that reached its greatest length is there as far as it came, and says so', async () => {
    served.model.next({ fault: 'length', text: shape.cut.whole })
    expect((await asks(shape)).row).toMatchObject({ state: 'done', cut: 'length', answer: shape.cut.left })
  })

  test('one that broke off is a failure that keeps what came and costs nothing', async () => {
    const before = await anna.used()
    served.model.cuts(`${shape.asked} ${'und so weiter '.repeat(9)}`)
    const { answer, row } = await asks(shape)
    expect(answer.status).toBe(502)
    expect((await answer.json()).message).toMatch(/\p{L}+ .*\.$/u)
    expect(row).toMatchObject({ state: 'failed', charged: false })
    expect(await anna.used()).toBe(before)
  })

  test.each(['', '  \n ', ...(typeof shape.good === 'string' ? [] : ['{}', '[]', '{"items":[]}', '```json\n{}\n```'])])(
    'nothing (%j) is a failure that costs nothing',
    async nothing => {
      const before = await anna.used()
      served.model.says(nothing)
      const { answer, row } = await asks(shape)
      expect([answer.status, (await answer.json()).code, row.state]).toEqual([502, 'model_empty', 'failed'])
      expect(await anna.used()).toBe(before)
    },
  )

  test('one in another language is still there in its shape', async () => {
    const foreign = JSON.stringify(shape.good).replaceAll('Mai', 'mai prochain').replaceAll('Guten Tag', 'Bonjour')
    const text = typeof shape.good === 'string' ? (JSON.parse(foreign) as string) : foreign
    served.model.says(Array.isArray(shape.good) ? `{"items":${foreign}}` : text)
    expect((await asks(shape)).row.answer).toEqual(JSON.parse(foreign))
  })

  test('one that repeats its instructions is there, and its tags are no part of the page', async () => {
    served.model.next(({ prompt }) => ({ text: `${prompt.slice(prompt.indexOf('<'))}\n\n${shape.asked}` }))
    const { answer, row } = await asks(shape)
    expect([answer.status, row.state]).toEqual([200, 'done'])
    expect(row.text).toContain(typeof shape.good === 'string' ? shape.good : Object.values(shape.good).flat()[0])
  })
})
