import type { Page } from 'playwright-core'
import { password } from '../federwerk.ts'
import { words } from '../words.ts'
import type { Scene, Stage } from './scene.ts'
import { comesBack } from '../visitor.ts'
import { alerted, asked, marked } from './states.ts'

const nobody = 'nobody'
const chief = 'chief'

const setUp = { de: 'Einrichten', en: 'Set up' }
const goOn = { de: 'Weiter', en: 'Continue' }
/** Not by its label, which the section of the password bears as well. */
const typesPassword = (page: Page, typed: string) => page.locator('#twoFactor input[type=password]').fill(typed)

/** The ways in beside the password, and where they are set up. */
export const wayInScenes: readonly Scene[] = [
  { name: 'way-in-first', who: 'first', at: '/signup' },
  { name: 'way-in-sign-up', who: 'nobody', at: '/signup' },
  {
    name: 'way-in-sign-up-mistakes',
    who: 'nobody',
    at: '/signup',
    does: async ({ visitor }) => {
      await visitor.fills({ [visitor.say(words.name)]: 'Anna', [visitor.say(words.email)]: 'anna' })
      await visitor.presses(words.signUp)
    },
  },
  { name: 'way-in-sign-in', who: 'nobody', at: '/login' },
  {
    name: 'way-in-wrong-password',
    who: 'nobody',
    at: '/login',
    does: async stage => {
      await stage.visitor.fills({
        [stage.visitor.say(words.email)]: 'anna@example.com',
        [stage.visitor.say(words.password)]: 'falsch',
      })
      await stage.visitor.presses(words.signIn)
      await alerted(stage)
    },
  },
  { name: 'way-in-forgotten', who: 'nobody', at: '/forgot' },
  { name: 'way-in-reset', who: 'nobody', at: '/reset?token=abc' },
  { name: 'way-in-sign-out', who: 'anna', at: '/logout' },
  { name: 'way-in-signed-out', who: 'nobody', at: '/logout' },
  { name: 'way-in-problem', who: nobody, at: '/login?problem=provider_known_address' },
  {
    name: 'way-in-provider-away',
    who: nobody,
    at: '/login',
    does: async stage => {
      await stage.visitor.presses({ de: 'Weiter mit Acme', en: 'Continue with Acme' })
      await alerted(stage)
    },
  },
  {
    name: 'way-in-again',
    who: 'anna',
    at: '/settings',
    before: ({ page }) => {
      let asked = 0
      return page.route('**/api/session', route =>
        asked++ ? route.fulfill({ status: 401, json: { code: 'signed_out' } }) : route.fallback(),
      )
    },
    does: async stage => {
      await stage.page.getByRole('heading', { level: 1 }).waitFor()
      await comesBack(stage.page)
      await asked(stage)
      await stage.visitor.button({ de: 'Anmelden und weitermachen', en: 'Sign in and go on' }).waitFor()
    },
  },
  { name: 'way-in-done', who: 'anna', at: '/login/done' },
  { name: 'way-in-link', who: nobody, at: '/login/link' },
  {
    name: 'way-in-link-sent',
    who: nobody,
    at: '/login/link',
    does: async ({ visitor }: Stage) => {
      await visitor.fills({ [visitor.say(words.email)]: 'nobody@example.com' })
      await visitor.presses({ de: 'Link anfordern', en: 'Ask for the link' })
      await visitor.reads({ de: 'liegt der Link jetzt bereit', en: 'the link is ready now' })
    },
  },
  { name: 'way-in-link-open', who: nobody, at: '/login/link?token=abc' },
  {
    name: 'way-in-link-ended',
    who: nobody,
    at: '/login/link?token=abc',
    does: async stage => {
      await stage.visitor.presses({ de: 'Jetzt anmelden', en: 'Sign in now' })
      await alerted(stage)
    },
  },
  { name: 'way-in-code', who: nobody, at: '/login?step=code' },
  {
    name: 'way-in-code-late',
    who: nobody,
    at: '/login?step=code',
    does: async stage => {
      await stage.visitor.presses({ de: 'Ersatzcode verwenden', en: 'Use a backup code' })
      await stage.visitor.fills({ [stage.visitor.say({ de: 'Ersatzcode', en: 'Backup code' })]: 'abcde-fghij' })
      await stage.visitor.presses(words.signIn)
      await alerted(stage)
    },
  },
  { name: 'way-in-invitation-ended', who: nobody, at: '/signup?invitation=abc' },
  {
    name: 'settings-two-factor',
    who: 'nora',
    at: '/settings#twoFactor',
    does: async ({ visitor, page }: Stage) => {
      await visitor.presses(setUp)
      await typesPassword(page, password)
      await visitor.presses(goOn)
      await page.getByRole('img', { name: /^QR/ }).waitFor()
    },
  },
  {
    name: 'settings-two-factor-wrong',
    who: 'nora',
    at: '/settings#twoFactor',
    does: async stage => {
      await stage.visitor.presses(setUp)
      await typesPassword(stage.page, 'falsch')
      await stage.visitor.presses(goOn)
      await marked(stage)
    },
  },
  {
    name: 'admin-invitations',
    who: chief,
    at: '/admin/users',
    does: async ({ visitor }: Stage) => {
      await visitor.presses({ de: 'Jemanden einladen', en: 'Invite someone' })
      await visitor.fills({ [visitor.say(words.email)]: 'eva@example.org' })
      await visitor.presses({ de: 'Einladen', en: 'Invite' })
      await visitor.button({ de: 'Link kopieren', en: 'Copy the link' }).waitFor()
    },
  },
]
