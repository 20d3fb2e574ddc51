import { useRef, useState } from 'react'
import { text } from '#shared/answers.ts'
import { Problem } from '#shared/problems.ts'
import type { Source } from '#shared/sources.ts'
import { BrokenLine } from '../brand/drawings.tsx'
import { AnswerSheet } from '../engines/AnswerSheet.tsx'
import { EmptySheet } from '../states/EmptySheet.tsx'
import { Failed } from '../engines/Failed.tsx'
import { MoreOptions } from '../fields/MoreOptions.tsx'
import type { Broken, Done, Writing } from '../runs/run-state.ts'
import { StartButton } from '../engines/StartButton.tsx'
import { Variants } from '../engines/Variants.tsx'
import { StateTag } from '../library/StateTag.tsx'

const nothing = () => {}
const page: Source = {
  ...{ field: 'url', kind: 'page', address: 'https://www.example.com/kurse', title: 'Kurse im Handwerkshof' },
  ...{ words: 812, language: 'de', text: '# Kurse\n\nAm **Sonnabend** wird gehobelt.', readAt: '2026-11-21T10:00:00Z' },
}
const run = { run: 'showcase', call: 'press', sources: [page] }
const now = Date.now()
const writing: Writing = { ...run, state: 'writing', answer: '', since: now - 4000, heard: now - 4000 }
const slow: Writing = { ...writing, answer: 'Ein Satz.', since: now - 64_000, heard: now - 14_000 }
const step: Writing = { ...slow, heard: now + 3_600_000, step: { step: 'Die Gründe', at: 2, of: 5 } }
const done: Done = { ...run, state: 'done', answer: 'Ein Satz.', text: 'Ein Satz.', stopped: true, cut: false }
const failed: Broken = { ...run, state: 'failed', answer: 'Ein Satz, der', problem: new Problem('model_cut') }
const lost: Broken = { ...failed, state: 'lost', problem: new Problem('unavailable') }

function Sheet({ run }: { run: Writing | Done | Broken }) {
  const sheet = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <AnswerSheet
      shape={text()}
      values={{}}
      run={run}
      about={undefined}
      prompt=""
      sheet={sheet}
      heading={heading}
      refining={{ onRefine: nothing, onVersion: nothing }}
      onEdited={nothing}
      onBack={nothing}
      onAgain={nothing}
      onStop={nothing}
    >
      {(run.state === 'failed' || run.state === 'lost') && (
        <div className="px-5 pt-5 sm:px-10">
          <Failed
            title="Der Text ist nicht fertig geworden"
            run={run}
            partial
            onOther={() => undefined}
            onRetry={nothing}
          />
        </div>
      )}
    </AnswerSheet>
  )
}

const button = {
  label: 'Text erstellen',
  quiet: false,
  disabled: false,
  writing: false,
  stopping: false,
  onStop: nothing,
}

const call = { fields: {}, answer: text(), cost: 1 }
const variants = {
  own: {
    ...call,
    title: { de: 'Eigene Angaben', en: 'From your own input' },
    description: { de: 'Sie beschreiben, worum es geht.', en: 'You describe what it is about.' },
    icon: 'pen',
  },
  page: { ...call, title: { de: 'Aus einer Webseite', en: 'From a web page' }, icon: 'list' },
}

function Chosen() {
  const [path, choose] = useState('own')
  return <Variants calls={variants} chosen={path} plan="basic" onChoose={choose} />
}

export const States = () => (
  <div className="grid gap-6 xl:grid-cols-2">
    {[writing, slow, step, done, failed, lost].map((run, at) => (
      <Sheet key={at} run={run} />
    ))}
    <EmptySheet drawing={<BrokenLine />} title="Der Text ist nicht fertig geworden">
      <p className="mt-2 max-w-md text-muted">Der KI-Dienst hat nichts geschrieben.</p>
    </EmptySheet>
    <div>
      <Chosen />
      <div className="mt-6">
        <MoreOptions holds="ernst · 3 · lang" asks="" open={false}>
          <p>…</p>
        </MoreOptions>
      </div>
    </div>
    <div className="card grid content-start gap-3 p-5">
      <StartButton {...button} />
      <StartButton {...button} quiet />
      <StartButton {...button} disabled />
      <StartButton {...button} writing />
      <StartButton {...button} writing stopping />
      <p className="flex gap-2">
        <StateTag state="running" />
        <StateTag state="failed" />
        <StateTag state="stopped" />
      </p>
    </div>
  </div>
)
