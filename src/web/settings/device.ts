import type { Text } from '#shared/text.ts'

const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]
const nameIn = (agent: string, names: typeof browsers) => names.find(([pattern]) => pattern.test(agent))?.[1]

/** What a browser calls itself, as a person would say it: „Firefox unter Linux“. */
export const deviceOf = (agent: string | null | undefined): Text => {
  const browser = nameIn(agent ?? '', browsers)
  const system = nameIn(agent ?? '', systems)
  if (!browser) return { de: 'Ein anderes Programm', en: 'Another program' }
  return system ? { de: `${browser} unter ${system}`, en: `${browser} on ${system}` } : { de: browser, en: browser }
}
