import { useEffect, useEffectEvent } from 'react'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { asProblem } from '#shared/problems.ts'
import { wholeEnginesQuery } from '../data/engines.ts'
import { findMaking, makingsQuery } from '../data/makings.ts'
import { takerBy } from './fitting.ts'
import { inOneTab } from './in-one-tab.ts'
import { makingBy } from './making.ts'
import { materialOfContent } from './material.ts'
import { useTelling } from './useTelling.ts'
import { type Callbacks, resume } from './write-on.ts'

const begun = new Set<string>()

/** Goes on with what was begun. Where its tool is there no more it rests until it is discarded. */
const resumeOne = async (client: QueryClient, id: string, callbacks: Callbacks) => {
  const [kept, engines] = await Promise.all([findMaking(id), client.ensureQueryData(wholeEnginesQuery)])
  const { call, source, called, runs } = kept
  const engine = engines.find(({ slug }) => slug === kept.engine)
  const taker = engine && takerBy(engine, call)
  if (!taker) return
  const parts = kept.parts.map(({ content, body }) => ({ material: materialOfContent(content), body }))
  const optional = { language: kept.language ?? undefined, without: kept.without ?? undefined }
  await resume({ key: id, source, called, taker, parts, ...optional }, runs, callbacks)
}

/** Goes on with all that was being made of documents when its page was closed; it is the same wherever that is done. */
export function ResumeMakings({ makings }: { makings: readonly { readonly _id: string }[] }) {
  const client = useQueryClient()
  // What failed is offered among the documents: it is not told each time that a page is opened.
  const callbacks = { ...useTelling(), onFailed: () => undefined }
  const goOn = useEffectEvent(() => {
    for (const { _id: id } of makings) {
      if (begun.has(id) || makingBy(id)) continue
      begun.add(id)
      // What cannot be fetched now is there when the page is opened the next time.
      inOneTab(id, () => resumeOne(client, id, callbacks)).catch((error: unknown) => {
        begun.delete(id)
        if (asProblem(error).code === 'not_found') void client.invalidateQueries(makingsQuery)
      })
    }
  })
  useEffect(() => goOn(), [makings])
  return null
}
