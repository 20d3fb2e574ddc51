import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Person } from '#tests/serve.ts'
import { serving } from '#tests/serving.ts'
import { unzipped } from '#tests/unzipped.ts'

const served = serving()

const today = new Date().toISOString().slice(0, 10)
const month = today.slice(0, 7)
const archiveOf = async (person: Person, language = 'de') => {
  const answer = await person.get(`/api/archive?language=${language}`)
  expect(answer.status).toBe(200)
  return { answer, entries: unzipped(Buffer.from(await answer.arrayBuffer())) }
}
const textOf = (entries: ReadonlyMap<string, Buffer>, name: string) => entries.get(name)?.toString() ?? ''
const typed = { content: 'Das Café hat geöffnet. Es gibt Kuchen.' }

describe('an archive', () => {
  test('holds account, texts, bookmarks with notes and files, and nobody else’s', async () => {
    const [anna, other] = [await served.person({ plan: 'premium' }), await served.person({ plan: 'premium' })]
    await anna.ask('summarize', typed)
    await other.ask('summarize', { content: 'Ein Geheimnis. Niemand kennt es.' })
    await anna.put('/api/user/sender', { phone: '03501 4711' })
    const bookmark = await anna.post('/api/bookmark', {
      prompt: 'Frage',
      result: 'Antwort',
      type: 'summarize_simplify',
    })
    await anna.send(`/api/bookmark/${(await bookmark.json())._id}`, {
      method: 'PATCH',
      body: JSON.stringify({ note: 'Für die Zeitung' }),
    })
    await anna.post('/api/document', {
      titel_text: 'Jahres/Bericht',
      content_text: '<h2>Zahlen</h2><p>Es waren <b>viele</b>.</p>',
    })
    const bytes = 'Größe: 5 m²'
    await anna.upload(new File([bytes], 'Maße.txt'))

    const { answer, entries } = await archiveOf(anna)
    expect(answer.headers.get('content-type')).toBe('application/zip')
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="federwerk-${today}.zip"`)
    const names = [...entries.keys()]
    const documents = names.splice(1, 2)
    expect(documents[0]).toMatch(/^dokumente\/[\w-]{8} Jahres_Bericht\.md$/)
    expect(textOf(entries, documents[0] ?? '')).toBe('# Jahres/Bericht\n\n## Zahlen\n\nEs waren **viele**.\n')
    expect(JSON.parse(textOf(entries, documents[1] ?? ''))).toMatchObject({ titel_text: 'Jahres/Bericht', words: 4 })
    expect(names.slice(0, -1)).toEqual([
      ...['konto.json', `texte/${month}.json`, `texte/${month}.md`, 'lesezeichen.json', 'lesezeichen.md'],
    ])
    expect(names.at(-1)).toMatch(/^dateien\/[\w-]{8} Maße\.txt$/)
    expect(textOf(entries, names.at(-1) ?? '')).toBe(bytes)
    expect(JSON.parse(textOf(entries, 'konto.json'))).toMatchObject({
      ...{ id: anna.id, email: anna.email, plan: 'premium', sender: { phone: '03501 4711' } },
    })
    expect(JSON.parse(textOf(entries, `texte/${month}.json`))).toMatchObject([{ inputs: typed, state: 'done' }])
    expect(textOf(entries, `texte/${month}.md`)).toContain('> *Was soll kürzer werden?*\n> Das Café hat geöffnet.')
    expect(textOf(entries, 'lesezeichen.md')).toContain('Für die Zeitung')
    const everything = [...entries.values()].join('')
    expect(everything).not.toContain('Geheimnis')
    expect(everything).not.toContain(other.email)
  })

  test('of somebody who has nothing yet is whole, too, in their language', async () => {
    const { entries } = await archiveOf(await served.person({}), 'en')
    expect([...entries.keys()]).toEqual(['account.json', 'bookmarks.json', 'bookmarks.md'])
    expect(JSON.parse(textOf(entries, 'bookmarks.json'))).toEqual({ bookmarks: [] })
  })

  test('holds every text once, however many were begun in the same moment', async () => {
    const person = await served.person({})
    const many = 450
    await served.query(
      `insert into run (id, "user", key, fingerprint, engine, call, by, "values", language, cost, period, model,
        started_at, state, text)
      select 'many-' || n, $1, n::text, '', 'slogan_engine', 'slogan', 'once', '{}', 'DE', 1, '2026-02', 'm',
        '2026-02-28T23:59:59.999999Z'::timestamptz - make_interval(secs => n / 200), 'done', 'Text ' || n
      from generate_series(1, $2::int) as n`,
      [person.id, many],
    )
    const { entries } = await archiveOf(person)
    const texts = JSON.parse(textOf(entries, 'texte/2026-02.json')) as { _id: string; startedAt: string }[]
    expect(new Set(texts.map(({ _id }) => _id)).size).toBe(many)
    expect(texts).toHaveLength(many)
    expect(texts.map(({ startedAt }) => startedAt)).toEqual(texts.map(({ startedAt }) => startedAt).toSorted())
    expect(textOf(entries, 'texte/2026-02.md').match(/^## /gm)).toHaveLength(many)
  })

  test('says of a file that is lost that it is, and holds all others', async () => {
    const person = await served.person({})
    const { response } = await (await person.upload(new File(['eins'], 'eins.txt'))).json()
    await person.upload(new File(['zwei'], 'zwei.txt'))
    const id = String(response).slice('/files/'.length)
    await rm(join(served.world.config.dataDir, 'files', id.slice(0, 2), id))
    const { entries } = await archiveOf(person)
    const files = [...entries].filter(([name]) => name.startsWith('dateien/')).map(([, content]) => content.toString())
    expect(files.toSorted()).toEqual([expect.stringMatching(/^Diese Datei ließ sich nicht lesen/), 'zwei'])
  })

  test('is for its person alone, in a language there is', async () => {
    expect((await served.nobody.get('/api/archive')).status).toBe(401)
    expect((await (await served.person({})).get('/api/archive?language=fr')).status).toBe(422)
  })
})
