import type { Scene, Stage } from './scene.ts'
import { broken, silent, toldItFailed } from './states.ts'

/** What a large installation used in a month: some of it unknown. */
const muchUsed = ({ page }: Stage) =>
  page.route('**/api/admin/usage?*', route => {
    const figures = (share: number) => ({
      ...{ runs: Math.ceil(12_000 * share), requests: Math.ceil(11_400 * share), failed: Math.floor(210 * share) },
      ...{ tokensIn: Math.ceil(31_000_000 * share), tokensOut: Math.ceil(9_400_000 * share), images: 0 },
      ...{ seconds: 0, characters: 0, searches: 0 },
      ...{
        estimated: Math.floor(240 * share),
        unreported: Math.floor(300 * share),
        cost: 84.2 * share,
        unpriced: Math.floor(900 * share),
      },
    })
    const slugs = ['press_release', 'slogan_engine', 'blog_engine', 'email_engine', 'social_media', 'job_description']
    const more = ['translate_engine', 'word_cloud', 'correction_engine', 'summarize_simplify', 'text_to_song', 'gone']
    const models = [
      'openai:gpt-5.4-mini',
      'ollama:qwen3:8b',
      'openai-compatible:house-of-long-names-70b',
      'house:summary',
    ]
    const unknown = { tokensIn: 0, tokensOut: 0, cost: 0 }
    const shown = ['tokensIn', 'tokensOut']
    return route.fulfill({
      json: {
        total: figures(1),
        days: Array.from({ length: 30 }, (_, at) => ({
          name: new Date(Date.UTC(2026, 9, 23 + at)).toISOString().slice(0, 10),
          ...figures(((at * 7) % 11) / 165),
        })),
        engines: [...slugs, ...more].map((name, at) => ({ name, ...figures(0.3 / (at + 1)) })),
        models: models.map((name, at) => ({ name, ...figures(0.6 / (at + 1)), ...(at === 2 && unknown) })),
        people: Array.from({ length: 20 }, (_, at) => ({
          ...{ id: `p${at}`, name: `Franziska Obermüller-${at}`, email: `franziska.obermueller.${at}@firma.example` },
          ...figures(0.1 / (at + 1)),
        })),
        others: 31,
        gone: 17,
        prices: {
          currency: 'EUR',
          models: [
            { name: models[0], price: { tokensIn: 0.35, tokensOut: 2.8 }, isFree: false, meters: shown },
            { name: models[1], price: null, isFree: true, meters: shown },
            { name: models[2], price: null, isFree: false, meters: shown },
          ],
        },
      },
    })
  })
const mistypes = async ({ page, visitor }: Stage) => {
  await page.locator('#prices input').first().fill('viel')
  await visitor.presses({ de: 'Preise speichern', en: 'Save the prices' })
  await page.locator('#prices [aria-invalid=true]').first().waitFor()
}
const shows =
  (place: string) =>
  ({ page }: Stage) =>
    page.locator(place).first().waitFor()

/** The page of what an installation used. */
export const usageScenes: readonly Scene[] = [
  { name: 'admin-usage', who: 'chief', at: '/admin/usage', does: shows('#prices') },
  { name: 'admin-usage-much', who: 'chief', at: '/admin/usage', before: muchUsed, does: shows('#people') },
  {
    name: 'admin-usage-cost-table',
    who: 'chief',
    at: '/admin/usage',
    before: muchUsed,
    does: async ({ page }: Stage) => {
      await page.locator('select').first().selectOption('cost')
      await page.locator('#days summary').click()
    },
  },
  { name: 'admin-usage-price-wrong', who: 'chief', at: '/admin/usage', does: mistypes },
  { name: 'admin-usage-empty', who: 'ada', at: '/admin/usage', does: shows('#prices') },
  { name: 'admin-usage-loading', who: 'chief', at: '/admin/usage', before: silent('admin/usage?*') },
  { name: 'admin-usage-failed', who: 'chief', at: '/admin/usage', before: broken('admin/usage?*'), does: toldItFailed },
]
