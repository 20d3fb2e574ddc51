import type { Fields, Values } from '#shared/fields.ts'
import { leavesOut } from '#shared/knowledge.ts'
import type { Plan } from '#shared/plans.ts'
import type { Text } from '#shared/text.ts'
import { KnowledgeLine } from '../knowledge/KnowledgeLine.tsx'
import { MoreOptions } from '../fields/MoreOptions.tsx'
import { TextLanguage } from '../fields/TextLanguage.tsx'
import { type Draft, valuesOf } from '../fields/entries.ts'
import { Question } from '../fields/Question.tsx'
import { saidOf } from '../fields/value-in-words.ts'
import { useLocale, useText } from '../language.tsx'

type Props = {
  fields: Fields
  topic: Draft
  plan: Plan
  problems: Readonly<Record<string, Text>>
  onTopic(topic: Draft): void
}

/** What the article is about, how readers are addressed, and what else holds for the whole. */
export function TopicStep({ fields, topic, plan, problems, onTopic }: Props) {
  const t = useText()
  const locale = useLocale()
  const values: Values = valuesOf(fields, topic)
  const questions = Object.entries(fields).filter(([name]) => name !== 'language' && name !== leavesOut)
  const shared = questions.filter(([, { more }]) => more)
  const question = ([name, field]: (typeof questions)[number]) => (
    <Question
      key={name}
      {...{ field, plan }}
      entry={topic[name]}
      problem={problems[name]}
      onEntry={entry => onTopic({ ...topic, [name]: entry })}
    />
  )
  return (
    <div className="card grid grid-cols-1 gap-5 p-4 sm:p-5">
      {questions.filter(([, { more }]) => !more).map(question)}
      <MoreOptions
        holds={saidOf(fields, values, locale)
          .filter(({ name }) => shared.some(([key]) => key === name))
          .map(({ words }) => words)
          .join(' · ')}
        asks={shared.map(([, { label }]) => t(label)).join(' · ')}
        open={shared.some(([name]) => problems[name])}
      >
        {shared.map(question)}
      </MoreOptions>
      <TextLanguage
        field={fields.language}
        chosen={String(topic.language ?? '')}
        onChoose={language => onTopic({ ...topic, language })}
      />
      {fields[leavesOut] && (
        <KnowledgeLine
          brand={typeof values.brand === 'string' ? values.brand : undefined}
          entry={String(topic[leavesOut] ?? '')}
          onEntry={entry => onTopic({ ...topic, [leavesOut]: entry })}
        />
      )}
    </div>
  )
}
