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
import { useSession } from '../data/session.ts'
import { valuesOf } from '../fields/entries.ts'
import { useLocale } from '../language.tsx'
import { asArticle, askedForMore, askedForPoint, askedWith, chosenIn } from './asked-text.ts'
import { hashOf, keyOf } from '../runs/same-key.ts'
import { freshId } from '../ui/fresh-id.ts'
import { useBlogDraft } from './useBlogDraft.ts'
import { asNumbered, asSent, sourcesOf, standingOf, withoutNumbers } from './sources.ts'
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

/** What is laid under what is asked: the sources that were chosen, and the run that has read them. */
type Laid = { readonly sources: readonly string[]; readonly again: string | undefined }
export type ToWrite = { readonly values: Values; readonly key: string } & Partial<Laid>

/** Everything that can be done on the way to an article, and where it stands. */
export function useAssistant(engine: ShownEngine) {
  const locale = useLocale()
  const { language } = useAiLanguage()
  const { plan_text: plan } = useSession()
  const desk = useBlogDraft()
  const { draft, change } = desk
  const suggesting = useSuggestions()
  const [problems, setProblems] = useState<Readonly<Record<string, Text>>>({})
  const topicFields: Fields = engine.calls[calls.title]?.fields ?? {}
  const topic = valuesOf(topicFields, draft.topic)
  const research = engine.calls[engine.bubbleSlug]?.fields.hasResearchData
  // What was chosen can be read also where nothing can be searched any more.
  const mayResearch = research?.access?.includes(plan) ?? sourcesOf(draft).length > 0
  const isOn = draft.topic.hasResearchData === true && mayResearch
  const standing = standingOf(draft, isOn)
  const chosen = standing === 'ready' ? sourcesOf(draft) : []
  const laid: Laid | undefined = chosen.length
    ? { sources: chosen, again: draft.research?.read || undefined }
    : undefined
  const laidBody = laid && { hasResearchData: true, sources: laid.sources }
  const textLocale = localeOf(String(topic.language ?? language).toLowerCase())
  const asked = (step: SuggestedStep, of = draft) =>
    hashOf(`${askedWith(step, of, locale)} ${JSON.stringify(topic)}${laid ? ` ${chosen.join(' ')}` : ''}`)
  /** What has come of a part, with the numbers that sources have here. */
  const came = (text: string, now: BlogDraft) =>
    laid && now.research ? asNumbered(text, laid.sources, now.research, textLocale) : text
  const readBy = (now: BlogDraft, run: string): BlogDraft =>
    laid && now.research ? { ...now, research: { ...now.research, read: run } } : now

  const bodyOf = (path: string, values: Values) => {
    const fields = engine.calls[path]?.fields ?? {}
    return {
      ...bodyFor(fields, valuesOf(fields, { ...draft.topic, ...(values as Record<string, string>) })),
      ...laidBody,
    }
  }
  /** A suggestion as it is kept: an introduction goes into the article, where its numbers are checked. */
  const told = (step: SuggestedStep, item: Item, now: BlogDraft): Item => {
    if (!laid) return item
    if (step === 'intro') return came(textOf(item), now)
    if (step === 'title') return withoutNumbers(textOf(item))
    const { heading, says } = pointOf(item)
    return { heading: withoutNumbers(heading), says: withoutNumbers(says) }
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
        again: laid?.again,
        onItems(items, isWhole, run) {
          // The last one is still being written.
          const finished = isWhole ? items : items.slice(0, -1)
          const fresh = finished.slice(came)
          came = Math.max(came, finished.length)
          change(now => {
            const there = new Set(known[step](now))
            const next = fresh.length
              ? added[step](
                  now,
                  fresh.map(item => told(step, item, now)).filter(item => !there.has(nameOf(step, item))),
                )
              : now
            return isWhole ? readBy({ ...next, asked: { ...next.asked, [step]: hash } }, run) : next
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
      ...laidBody,
    }
    void suggesting.ask(
      point.id,
      { call: 'blog_post_paragraph', body, language },
      {
        again: laid?.again,
        onItems: (items, isWhole, run) =>
          change(now => {
            const points = now.points.map(one =>
              one.id === point.id && isList(items) ? { ...one, text: came(items.map(textOf).join('\n\n'), now) } : one,
            )
            return isWhole ? readBy({ ...now, points }, run) : { ...now, points }
          }),
      },
      otherThan,
    )
  }
  const article = () => asArticle(draft, textLocale, part => asSent(part, draft, isOn, textLocale))
  const searched = () => {
    const fields = engine.calls[engine.bubbleSlug]?.fields ?? {}
    const values = { content: topic.content ?? '', ...(topic.language !== undefined && { language: topic.language }) }
    const body = bodyFor(fields, { ...values, hasResearchData: true, seesSources: true })
    return { call: engine.bubbleSlug, body, language }
  }
  const { title } = chosenIn(draft)
  const hasTopic = String(draft.topic.content ?? '').trim() !== ''
  return {
    ...desk,
    ...suggesting,
    problems,
    topicFields,
    suggest,
    write,
    /** Whether the post is written from sources, how it stands with them, and what a search for them asks. */
    isResearched: isOn,
    standing,
    sources: chosen.length,
    searched,
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
      const values = {
        ...{ ...more, content: article() },
        ...(address && { address }),
        ...(laid && { hasResearchData: true }),
      }
      return { values, ...laid, key: keyOf({ call: 'blog_post', body: { ...values, ...laidBody }, language }) }
    },
  }
}
export type Assisting = ReturnType<typeof useAssistant>
