import type { SenderKey } from '#shared/sender.ts'

/** What a gap asks for, as prompts and models call it, by what is kept of a sender; the first that fits counts. */
const asked: readonly (readonly [SenderKey, RegExp])[] = [
  ['press', /presse|press|media/i],
  ['applications', /bewerb|appl/i],
  ['phone', /telefon|phone|rufnummer|\btel\b/i],
  ['email', /mail/i],
  ['web', /web|internet|homepage|website|url/i],
  ['address', /anschrift|adresse|address|straße|street/i],
  ['social', /instagram|facebook|linkedin|konto|account|handle/i],
  [
    'organisation',
    /firma|betrieb|verein|absender|arbeitgeber|unternehmen|company|employer|business|organi[sz]ation|club/i,
  ],
  ['about', /über uns|angaben zum|about/i],
  ['name', /^(?:ihr |your |vor- und nach)?name$/i],
]

/** Under what the words of a filled gap can be kept for the next text; undefined where it is of this text alone. */
export const keptAs = (asks: string): SenderKey | undefined => asked.find(([, pattern]) => pattern.test(asks))?.[0]
