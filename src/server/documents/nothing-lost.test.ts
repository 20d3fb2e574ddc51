import fc from 'fast-check'
import { expect, test } from 'vitest'
import { serving } from '#tests/serving.ts'

const served = serving({ model: false })

const doc = (text: string) => ({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] })
const wordsIn = (content: unknown) => JSON.stringify(content).match(/w\d+\./g) ?? []
const json = async (answer: Promise<Response>) => (await answer).json()

const step = fc.oneof(
  ...(['write', 'write', 'model', 'pause', 'phone', 'late'] as const).map(does => fc.constant({ does, at: 0 })),
  fc.record({ does: fc.constant('restore' as const), at: fc.nat(20) }),
)

test('no sequence of changes, pauses, devices and restores loses a word: each is in the text or in a version', async () => {
  const anna = await served.person({ plan: 'basic' })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async steps => {
      let count = 1
      let text = 'w1.'
      const begun = await json(anna.post('/api/document', { titel_text: 'Bericht', content: doc(text) }))
      const path = `/api/document/${begun._id}`
      let { revision } = begun as { revision: number }
      const versions = async (): Promise<{ _id: string }[]> => (await json(anna.get(`${path}/versions`))).versions
      const save = async (more: object = {}, headers: Record<string, string> = {}) => {
        text += ` w${++count}.`
        const body = JSON.stringify({ revision, content: doc(text), ...more })
        const answer = await anna.send(path, {
          method: 'PUT',
          headers: { 'content-type': 'application/json', ...headers },
          body,
        })
        expect(answer.status).toBe(200)
        revision = (await answer.json()).revision
      }
      const does = {
        write: () => save(),
        model: () => save({ by: 'ai' }),
        phone: () => save({}, { 'user-agent': 'A phone' }),
        pause: () =>
          served.query("update document set updated_at = updated_at - interval '6 minutes' where id = $1", [begun._id]),
        async late() {
          if (revision === 1) return
          const answer = await anna.put(path, { revision: revision - 1, content: doc('zu spät') })
          expect(answer.status).toBe(409)
        },
        async restore(at: number) {
          const all = await versions()
          const chosen = all[at % all.length]
          if (!chosen) return
          const back = await json(anna.post(`${path}/versions/${chosen._id}/restore`, { revision }))
          revision = back.revision
          text = wordsIn((await json(anna.get(path))).content).join(' ')
        },
      }
      for (const { does: name, at } of steps) await does[name](at)
      const standing = await json(anna.get(path))
      expect(wordsIn(standing.content).join(' ')).toBe(text)
      const kept = await Promise.all((await versions()).map(({ _id }) => json(anna.get(`${path}/versions/${_id}`))))
      const all = new Set([standing, ...kept].flatMap(({ content }) => wordsIn(content)))
      expect([...all].toSorted()).toEqual(Array.from({ length: count }, (_, at) => `w${at + 1}.`).toSorted())
    }),
    { numRuns: 12 },
  )
}, 120_000)
