import type { Locale } from '#shared/text.ts'
import type { Installations } from './installations.ts'

const compared =
  (one: string, other?: string) =>
  ({ used }: Installations, locale: Locale) =>
    `/history/compare?id=${used[locale].runs[one]}${other ? `&with=${used[locale].runs[other] ?? other}` : ''}`

/** Two texts of the history side by side, and choosing them. */
export const compareScenes = [
  { name: 'compare', who: 'anna' as const, at: compared('press_release', 'answering_question') },
  { name: 'compare-choose', who: 'anna' as const, at: compared('press_release') },
  { name: 'compare-nothing-yet', who: 'nora' as const, at: '/history/compare' },
  { name: 'compare-gone', who: 'anna' as const, at: compared('press_release', 'gone') },
]
