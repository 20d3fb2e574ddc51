import { readAddress } from '#shared/addresses.ts'
import { mostChosen, type Source } from '#shared/sources.ts'

/** What somebody has unticked, and added, before a text is written. */
export type Choice = { readonly off: readonly string[]; readonly own: readonly string[] }

/** An address without what does not tell pages apart. */
const bare = (address: string) => address.replace(/#.*$/, '').replace(/\/$/, '')

type Found = readonly Pick<Source, 'address'>[]

/** What can be done with a list of sources that were found, and those that are added. */
export const choosing = ({ off, own }: Choice, sources: Found, change: (to: Choice) => void) => {
  const all = [...sources.map(({ address }) => address).filter(address => !off.includes(address)), ...own]
  return {
    own,
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
export type Choosing = ReturnType<typeof choosing>
