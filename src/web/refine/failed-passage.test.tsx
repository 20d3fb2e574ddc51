// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { text } from '#shared/answers.ts'
import { Problem } from '#shared/problems.ts'
import { AnswerView } from '../answers/AnswerView.tsx'
import { Language } from '../language.tsx'
import type { Done } from '../runs/run-state.ts'
import { useRefining } from './useRefining.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const shape = text()
const first = 'Eins Zwei Drei.'
const run: Done = {
  ...{ state: 'done', run: 'a run', call: 'press', answer: first, text: first },
  ...{ sources: [], stopped: false, cut: false },
}
const passage = { start: 5, end: 9, text: 'Zwei' }
const over = { answer: first, refinement: { how: 'shorter' as const, selection: passage } }
const failed = { problem: new Problem('model_failed'), over }

function Sheet({ answer, unchanged }: { answer: string; unchanged: typeof failed | undefined }) {
  const refined = useRefining({
    ...{ shape, run, answer, text: answer, variant: undefined, changeable: 'passages', lang: 'de' },
    ...{ onRefine: () => undefined, onVersion: () => undefined, unchanged },
  })
  return (
    <>
      {refined.around(<AnswerView shape={shape} answer={answer} lang="de" onChange={() => undefined} />)}
      <input data-refine aria-label="foot" />
    </>
  )
}

const selected = () => getSelection()?.toString()

test('a passage that could not be changed is selected once more, and again only after another attempt', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  const client = new QueryClient()
  const sheet = (answer: string, unchanged: typeof failed | undefined) => (
    <QueryClientProvider client={client}>
      <Language value="de">
        <Sheet {...{ answer, unchanged }} />
      </Language>
    </QueryClientProvider>
  )
  const { rerender, getByLabelText, findByRole, queryByRole } = render(sheet(first, undefined))
  // Who asked for it with the keyboard is still in the line at the foot.
  getByLabelText('foot').focus()
  expect(queryByRole('toolbar')).toBe(null)
  rerender(sheet(first, failed))
  await findByRole('toolbar')
  await waitFor(() => expect(selected()).toBe('Zwei'))
  // Whoever changes the text by hand and takes that back works where they are.
  rerender(sheet('Eins Zwei Drei!', failed))
  getSelection()?.removeAllRanges()
  rerender(sheet(first, failed))
  expect(selected()).toBe('')
  rerender(sheet(first, undefined))
  rerender(sheet(first, failed))
  expect(selected()).toBe('Zwei')
})
