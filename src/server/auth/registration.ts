import type { Config, Registration } from '../config.ts'
import type { Settings } from '../store/settings.ts'

/** What is decided about the ways in, and what of it the environment says, so that nobody can change it. */
export type RegistrationRules = {
  registration: Registration
  /** The domains whose addresses may make an account; none: all. */
  domains: readonly string[]
  /** Whether one can sign in by a mailed link. */
  link: boolean
  fixed: { registration: boolean; domains: boolean; link: boolean }
}

type Decided = Pick<Config, 'registration' | 'registrationDomains' | 'signInLink' | 'loopback'>

/** The rules of this moment: the environment's, else the administrator's, else who can reach us decides. */
export const registrationRules = async (
  config: Decided,
  settings: Pick<Settings, 'get'>,
): Promise<RegistrationRules> => {
  const [registration, domains, link] = await Promise.all([
    config.registration ?? settings.get('registration'),
    config.registrationDomains ?? settings.get('registrationDomains'),
    config.signInLink ?? settings.get('signInLink'),
  ])
  return {
    registration: registration ?? (config.loopback ? 'open' : 'closed'),
    domains: domains ?? [],
    link: link ?? true,
    fixed: {
      registration: config.registration !== undefined,
      domains: config.registrationDomains !== undefined,
      link: config.signInLink !== undefined,
    },
  }
}
