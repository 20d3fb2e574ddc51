import { useState } from 'react'
import type { ShownEngine } from '#catalogue/shown.ts'
import { isList, isRecord, type Item } from '#shared/answers.ts'
import { isComplete } from '#shared/article.ts'
import type { SuggestedStep, BlogDraft, Point, Step } from '#shared/blog-draft.ts'
import { bodyFor } from '#shared/body.ts'
import { check } from '#shared/check.ts'
import type { Fields, Values } from '#shared/fields.ts'
import { localeOf, type Text } from '#shared/text.ts'
import { useAiLanguage } from '../data/ai-language.ts'
import { valuesOf } from '../fields/entries.ts'
import { useLocale } from '../language.tsx'
import { asArticle, askedForMore, askedForPoint, askedWith, chosenIn } from './asked-text.ts'
import { hashOf, keyOf } from '../runs/same-key.ts'
import { freshId } from '../ui/fresh-id.ts'
import { useBlogDraft } from './useBlogDraft.ts'
import { useSuggestions } from './useSuggestions.ts'

const calls = { title: 'blog_post_title', intro: 'blog_post_intro', outline: 'blog_post_outline' } as const
const addresses: Readonly<Record<string, string>> = { formal: 'sie', informal: 'du' }

const pointOf = (item: Item): Point => {
  const { heading, says } = isRecord(item) ? item : { heading: String(item), says: '' }
  return { id: freshId(), heading: String(heading ?? ''), says: String(says ?? ''), text: '', tone: '', out: false }
}
const textOf = (item: Item) => (typeof item === 'string' ? item.trim() : String(Object.values(item)[0] ?? ''))

/** What is in a list already, by what it is known by. */
const known: Readonly<Record<SuggestedStep, (draft: BlogDraft) => readonly string[]>> = {
  title: ({ titles }) => titles.map(({ text }) => text),
  intro: ({ intros }) => intros.map(({ text }) => text),
  outline: ({ points }) => points.map(({ heading }) => heading),
}
const added: Readonly<Record<SuggestedStep, (draft: BlogDraft, items: readonly Item[]) => BlogDraft>> = {
  title: (draft, items) => ({
    ...draft,
    titles: [...draft.titles, ...items.map(item => ({ id: freshId(), text: textOf(item) }))],
  }),
  intro: (draft, items) => ({
    ...draft,
    intros: [...draft.intros, ...items.map(item => ({ id: freshId(), text: textOf(item) }))],
  }),
  outline: (draft, items) => ({ ...draft, points: [...draft.points, ...items.map(pointOf)] }),
}
const nameOf = (step: SuggestedStep, item: Item) => (step === 'outline' ? pointOf(item).heading : textOf(item))

export type ToWrite = { readonly values: Values; readonly key: string }

/** Everything that can be done on the way to an article, and where it stands. */
export function useAssistant(engine: ShownEngine) {
  const locale = useLocale()
  const { language } = useAiLanguage()
  const desk = useBlogDraft()
  const { draft, change } = desk
  const suggesting = useSuggestions()
  const [problems, setProblems] = useState<Readonly<Record<string, Text>>>({})
  const topicFields: Fields = engine.calls[calls.title]?.fields ?? {}
  const topic = valuesOf(topicFields, draft.topic)
  const asked = (step: SuggestedStep, of = draft) => hashOf(`${askedWith(step, of, locale)} ${JSON.stringify(topic)}`)

  const bodyOf = (path: string, values: Values) => {
    const fields = engine.calls[path]?.fields ?? {}
    return bodyFor(fields, valuesOf(fields, { ...draft.topic, ...(values as Record<string, string>) }))
  }
  /** Asks for suggestions, for further ones where there are some already. */
  function suggest(step: SuggestedStep, otherThan?: string) {
    // What is half there is asked for again, which goes on with it.
    const names = draft.asked[step] ? known[step](draft).filter(name => name.trim()) : []
    const content = askedForMore(askedWith(step, draft, locale), names, locale)
    const call = calls[step]
    const hash = asked(step)
    let came = 0
    void suggesting.ask(
      step,
      { call, body: bodyOf(call, { content }), language },
      {
        onItems(items, isWhole) {
          // The last one is still being written.
          const finished = isWhole ? items : items.slice(0, -1)
          const fresh = finished.slice(came)
          came = Math.max(came, finished.length)
          change(now => {
            const there = new Set(known[step](now))
            const next = fresh.length
              ? added[step](
                  now,
                  fresh.filter(item => !there.has(nameOf(step, item))),
                )
              : now
            return isWhole ? { ...next, asked: { ...next.asked, [step]: hash } } : next
          })
        },
      },
      otherThan,
    )
  }
  /** Has the text of a point written. */
  function write(point: Point, otherThan?: string) {
    const content = askedForPoint(draft, point, locale)
    const { salutation, tone, language: wanted, audience } = topic
    const body = {
      ...{ content, tonality: point.tone || tone || undefined, saluation: salutation },
      more: { language: wanted, audience },
    }
    void suggesting.ask(
      point.id,
      { call: 'blog_post_paragraph', body, language },
      {
        onItems: items =>
          change(now => ({
            ...now,
            points: now.points.map(one =>
              one.id === point.id && isList(items) ? { ...one, text: items.map(textOf).join('\n\n') } : one,
            ),
          })),
      },
      otherThan,
    )
  }
  const article = () => asArticle(draft, localeOf(String(topic.language ?? language).toLowerCase()))
  const { title } = chosenIn(draft)
  const hasTopic = String(draft.topic.content ?? '').trim() !== ''
  return {
    ...desk,
    ...suggesting,
    problems,
    topicFields,
    suggest,
    write,
    /** Whether suggestions for a step are there, made for what stands in the steps before. */
    isAsked: (step: SuggestedStep) => draft.asked[step] === asked(step) && known[step](draft).length > 0,
    isOpen: (step: Step) => step === 'topic' || (hasTopic && (step === 'title' || title !== '')),
    /** Whether the first step is filled in; else it is told what is wrong. */
    topicHolds() {
      const { problems: wrong } = check(topicFields, valuesOf(topicFields, draft.topic))
      setProblems(wrong)
      return Object.keys(wrong).length === 0
    },
    /** Whether nothing is missing of the article, so that it needs no model and costs nothing. */
    isWhole: () => isComplete(article()),
    /** What is sent to be written, and the key under which the same is not written twice. */
    toWrite(): ToWrite {
      const { salutation, content: _, ...more } = topic
      const address = addresses[String(salutation)]
      const values = { ...more, content: article(), ...(address && { address }) }
      return { values, key: keyOf({ call: 'blog_post', body: values, language }) }
    },
  }
}
export type Assisting = ReturnType<typeof useAssistant>
