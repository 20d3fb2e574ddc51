import type { ReactNode } from 'react'
import { Answers } from './Answers.tsx'
import { Fields } from './Fields.tsx'
import { States } from './States.tsx'

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="mt-10">
    <h2 className="voice mb-4 text-xl">{title}</h2>
    {children}
  </section>
)

/** Every kind of field and answer in every state, for whoever draws with them. There is no server behind it. */
export function ShowcasePage() {
  return (
    <main className="mx-auto max-w-[76rem] px-4 py-6 sm:px-8">
      <title>Showcase · Federwerk</title>
      <h1 className="voice text-2xl">Showcase</h1>
      <Section title="Fields">
        <Fields />
      </Section>
      <Section title="Answers">
        <Answers />
      </Section>
      <Section title="States">
        <States />
      </Section>
    </main>
  )
}
