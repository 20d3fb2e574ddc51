import { beforeAll, expect, test } from 'vitest'
import { asDraft } from '#shared/article.ts'
import type { Person } from '#tests/serve.ts'
import { serving, servingOne } from '#tests/serving.ts'

const served = serving()
let anna: Person
beforeAll(async () => {
  anna = await served.person({ plan: 'basic' })
})

const draft = {
  notes: 'Für Anfänger, 14 Kilo Honig.',
  title: 'Ein Jahr mit Bienen',
  intro: 'Im Mai hing mein Volk im *Kirschbaum*.',
  sections: [
    { heading: 'Kosten', body: '[Was der Anfang kostet]' },
    { heading: 'Fehler', body: 'Ich kam  zu spät – mit einem „Karton“.' },
    { heading: 'Zeit', body: '' },
  ],
}
const write = async (content: string, headers?: Record<string, string>) => {
  const answer = await anna.ask('blog_post', { content, AiLanguage: 'DE' }, headers)
  const body = await answer.json()
  return {
    status: answer.status,
    run: answer.headers.get('x-run-id') ?? '',
    text: body.result?.response.response,
    body,
  }
}

test('a description becomes a whole article for one request', async () => {
  const before = await anna.used()
  served.model.says('# Bienen\n\nEin Jahr.')
  expect(await write('Ein Jahr mit Bienen')).toMatchObject({ status: 200, text: '# Bienen\n\nEin Jahr.' })
  expect(await anna.used()).toBe(before + 1)
})

test('of one that is begun only what is missing is written; the rest stays word for word', async () => {
  served.model.forget()
  served.model.says('## Kosten\n\n1.180 Euro.\n\n## Fehler\n\nGanz anders.\n\n## Zeit\n\nVier Stunden.')
  const before = await anna.used()
  const { text } = await write(asDraft(draft))
  expect(text).toBe(
    '# Ein Jahr mit Bienen\n\nIm Mai hing mein Volk im *Kirschbaum*.\n\n## Kosten\n\n1.180 Euro.\n\n' +
      '## Fehler\n\nIch kam  zu spät – mit einem „Karton“.\n\n## Zeit\n\nVier Stunden.',
  )
  expect([await anna.used(), served.model.asked()]).toEqual([before + 1, 1])
  expect(served.model.heard()).toContain('14 Kilo Honig')
  expect(served.model.heard()).toMatch(/## Kosten\n## Zeit/)
})

test('a section that was forgotten is asked for once more, and stays a gap where it does not come', async () => {
  served.model.forget()
  served.model.says('## Zeit\n\nVier Stunden.', '## Anderes\n\n')
  const { text } = await write(asDraft(draft))
  expect(text).toContain('## Kosten\n\n[Was der Anfang kostet]\n\n## Fehler')
  expect(text).toContain('## Zeit\n\nVier Stunden.')
  expect(served.model.asked()).toBe(2)
})

test('one of which nothing is missing is put together without a model, and costs nothing', async () => {
  served.model.forget()
  const before = await anna.used()
  const sections = [{ heading: 'Kosten', pictures: '![Ein Schwarm](/files/abc)\\\n*Foto: Ada*', body: '1.180 Euro.' }]
  const whole = { ...draft, notes: '', sections }
  const { text, run } = await write(asDraft(whole))
  expect(text).toBe(asDraft(whole))
  expect([served.model.asked(), await anna.used()]).toEqual([0, before])
  expect(await (await anna.get(`/api/runs/${run}`)).json()).toMatchObject({ cost: 0, model: 'house:assembled' })
  const alone = await servingOne({ model: false })
  const ben = await alone.person({ plan: 'basic' })
  expect((await ben.ask('blog_post', { content: asDraft(whole) })).status).toBe(200)
  expect((await ben.ask('blog_post', { content: asDraft(draft) })).status).toBe(503)
})

test('a picture stays above what is written below it', async () => {
  const pictures = '![Der *Schwarm*](/files/abc)\\\n*Foto: Ada, [CC BY](https://example.com/by)*'
  served.model.says('## Einleitung\n\nIm Mai.\n\n## Zeit\n\nVier Stunden.')
  const sections = [{ heading: 'Zeit', pictures, body: '[Wie viel]' }]
  const { text } = await write(asDraft({ ...draft, pictures, intro: '', sections }))
  expect(text).toBe(`# Ein Jahr mit Bienen\n\n${pictures}\n\nIm Mai.\n\n## Zeit\n\n${pictures}\n\nVier Stunden.`)
})

test('without sections all behind what was given is written', async () => {
  served.model.says(`# Ein Jahr mit Bienen\n\n${draft.intro}\n\n## Kosten\n\nViel.`)
  const { text } = await write(asDraft({ ...draft, sections: [] }))
  expect(text).toBe(`# Ein Jahr mit Bienen\n\n${draft.intro}\n\n## Kosten\n\nViel.`)
})

test('forty sections and a paragraph of 10,000 characters are written in several questions', async () => {
  const long = 'Wort '.repeat(2000).trim()
  const sections = Array.from({ length: 40 }, (_, at) => ({ heading: `Punkt ${at + 1}`, body: at ? '' : long }))
  served.model.behave(({ prompt }) => {
    const asked = /<missing-\w+>\n([^<]*)\n<\/missing/.exec(prompt)?.[1] ?? ''
    return { text: asked.replaceAll(/^## (.*)$/gm, '## $1\n\nÜber $1.\n') }
  })
  const before = await anna.used()
  const { text } = await write(asDraft({ ...draft, sections }))
  served.model.behave({})
  expect(text).toContain(`## Punkt 1\n\n${long}\n\n## Punkt 2\n\nÜber Punkt 2.`)
  expect(text).toMatch(/## Punkt 40\n\nÜber Punkt 40\.$/)
  expect(await anna.used()).toBe(before + 1)
})

test('what failed half-way costs nothing, and another attempt goes on from there', async () => {
  const sections = Array.from({ length: 8 }, (_, at) => ({ heading: `Punkt ${at + 1}`, body: '' }))
  const content = asDraft({ ...draft, sections })
  const of = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, at) => `## Punkt ${from + at}\n\nText ${from + at}.`).join('\n\n')
  const before = await anna.used()
  served.model.says(of(1, 6))
  served.model.fails({ status: 400 })
  const failed = await anna.ask('blog_post', { content, AiLanguage: 'DE' })
  expect(failed.status).toBe(502)
  const run = (await failed.json()).run
  expect(await anna.used()).toBe(before)
  served.model.forget()
  served.model.says(of(7, 8))
  const again = await anna.send(`/api/engins/blog_post?again=${run}`, {
    method: 'POST',
    body: JSON.stringify({ content, AiLanguage: 'DE' }),
  })
  expect((await again.json()).result.response.response).toMatch(/## Punkt 1\n\nText 1\.[^]*## Punkt 8\n\nText 8\.$/)
  expect([served.model.asked(), await anna.used()]).toEqual([1, before + 1])
})
