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

/** What a browser calls itself, as a person would: Firefox · Linux. Nothing where it is no browser we know. */
export const deviceOf = (agent: string | null | undefined): string | undefined => {
  const browser = nameIn(agent ?? '', browsers)
  const system = nameIn(agent ?? '', systems)
  return browser && [browser, system].filter(Boolean).join(' · ')
}
