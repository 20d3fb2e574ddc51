import { expect, test } from 'vitest'
import { emptyBlogDraft } from '#shared/blog-draft.ts'
import {
  asNumbered,
  asSent,
  noSources,
  sourcesOf,
  standingOf,
  withChoice,
  withFound,
  withoutNumbers,
} from './sources.ts'

const [a, b, c, own] = ['https://a.test/', 'https://b.test/', 'https://c.test/', '/files/x']
const found = withFound({ ...noSources, own: [own], sources: [own] }, 'run', [a, b])
const draft = (research = found) => ({ ...emptyBlogDraft, research })

test('a source keeps its number, whatever is unticked, taken out, or found later', () => {
  expect(found.sources).toEqual([own, a, b])
  expect(sourcesOf(draft())).toEqual([own, a, b])
  const without = withChoice(found, { off: [a], own: [] }, [a, b])
  expect([without.sources, sourcesOf(draft(without))]).toEqual([[own, a, b], [b]])
  expect(sourcesOf(draft(withChoice(without, { off: [a], own: [own] }, [a, b])))).toEqual([own, b])
  const anew = withFound(without, 'other', [c, a])
  expect([anew.sources, sourcesOf(draft(anew))]).toEqual([
    [own, a, b, c],
    [a, c],
  ])
})

test('numbers of a part lead to the same sources when it is sent', () => {
  const chosen = withChoice(found, { off: [a], own: [own] }, [a, b])
  const told = asNumbered('Ein Satz [2]. Zwei [1, 2]. Drei [9].', sourcesOf(draft(chosen)), chosen, 'de')
  expect(told).toBe('Ein Satz [^3]. Zwei [^1, 3]. Drei [Quelle fehlt].')
  expect(asSent(told, draft(chosen), true, 'de')).toBe('Ein Satz [^2]. Zwei [^1, 2]. Drei [Quelle fehlt].')
  // What was unticked since is marked, what is no number of a source stays.
  const fewer = draft(withChoice(chosen, { off: [a, b], own: [own] }, [a, b]))
  expect(asSent('Ein Satz [^3]. Liste [^12].', fewer, true, 'de')).toBe('Ein Satz [Quelle fehlt]. Liste [^12].')
  expect(asSent('Ein Satz [^3].', fewer, false, 'de')).toBe('Ein Satz.')
  expect(asSent('Ein Satz [^3].', emptyBlogDraft, false, 'de')).toBe('Ein Satz [^3].')
  expect(withoutNumbers('Ein Turm von 1884 [2]')).toBe('Ein Turm von 1884')
})

test('a number in brackets that somebody has typed is none of a source', () => {
  const typed = 'Siehe Bild [2], DIN [1] und [2024].'
  expect(asSent(typed, draft(), true, 'de')).toBe(typed)
  expect(asSent(typed, draft(), false, 'de')).toBe(typed)
})

test('nothing is asked where research is wished for and nothing is chosen', () => {
  expect(standingOf(emptyBlogDraft, false)).toBe('off')
  expect(standingOf(emptyBlogDraft, true)).toBe('none')
  expect(standingOf(draft(), true)).toBe('ready')
  expect(
    standingOf(
      draft(
        withFound(
          found,
          'run',
          Array.from({ length: 13 }, (_, at) => `${a}${at}`),
        ),
      ),
      true,
    ),
  ).toBe('tooMany')
})
