import { useState } from 'react'
import { readAddress } from '#shared/addresses.ts'
import { addedAs, mostChosen, type Source } from '#shared/sources.ts'
import { keep, recall } from '../ui/tab-storage.ts'

/** What somebody has unticked, and added, before a text is written. */
type Choice = { readonly off: readonly string[]; readonly own: readonly string[] }

const isList = (thing: unknown): thing is readonly string[] =>
  Array.isArray(thing) && thing.every(one => typeof one === 'string')

const recalled = (name: string): Choice | undefined => {
  const { off, own } = { ...(recall(name) as Partial<Choice> | null) }
  return isList(off) && isList(own) ? { off, own } : undefined
}

/** An address without what does not tell pages apart. */
const bare = (address: string) => address.replace(/#.*$/, '').replace(/\/$/, '')

/**
 * Which sources a text is to be written from, kept in this tab until it is: those that were read, and those that are
 * added. What `chosen` names and nobody could read stands among those that were added.
 */
export function useChoice(run: string, sources: readonly Source[], chosen: readonly string[] | null | undefined) {
  const name = `choice ${run}`
  const isRead = (address: string) =>
    sources.some(source => source.address === address || source.field === addedAs(address))
  const unread = (chosen ?? []).filter(address => !isRead(address))
  const [kept, setKept] = useState(() => recalled(name))
  const { off, own } = kept ?? { off: [], own: unread }
  const change = (to: Choice) => {
    keep(name, to)
    setKept(to)
  }
  const ticked = sources.map(({ address }) => address).filter(address => !off.includes(address))
  const all = [...ticked, ...own]
  return {
    own,
    unread,
    all,
    isTooMuch: all.length > mostChosen,
    isTicked: (address: string) => !off.includes(address),
    tick: (address: string, on: boolean) =>
      change({ own, off: on ? off.filter(one => one !== address) : [...off, address] }),
    tickAll: (on: boolean) => change({ own, off: on ? [] : sources.map(({ address }) => address) }),
    /** Adds a page as it was typed, a file or a document; what is there is ticked. Says what is wrong with it. */
    add(typed: string) {
      const read = typed.startsWith('/') ? { address: typed } : readAddress(typed)
      if ('wrong' in read) return read.wrong
      const known = sources.find(({ address }) => bare(address) === bare(read.address))
      if (known) change({ own, off: off.filter(one => one !== known.address) })
      else if (!own.some(one => bare(one) === bare(read.address))) change({ off, own: [...own, read.address] })
      return undefined
    },
    remove: (address: string) => change({ off, own: own.filter(one => one !== address) }),
  }
}
export type ChoiceOfSources = ReturnType<typeof useChoice>
