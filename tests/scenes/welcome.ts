import type { Scene } from './scene.ts'

/** The first steps of whoever administers. */
export const welcomeScenes: readonly Scene[] = [
  { name: 'welcome', who: 'ada', at: '/welcome' },
  {
    name: 'welcome-key',
    who: 'ada',
    at: '/welcome',
    does: ({ page, visitor }) => page.getByText(visitor.say({ de: 'Schlüssel einfügen', en: 'Paste a key' })).click(),
  },
  { name: 'welcome-from-engine', who: 'ada', at: (_, locale) => `/welcome?from=/${locale}/engins/v1/press_release` },
  { name: 'welcome-not-mine', who: 'anna', at: '/welcome' },
]
