const domain = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/

/** The domains in a list as people write it, with or without `@`; undefined where one of them is none. */
export const domainsIn = (list: string | undefined): readonly string[] | undefined => {
  const domains = list?.split(/[\s,;]+/).flatMap(name => name.toLowerCase().replace(/^@/, '') || [])
  return domains?.every(name => domain.test(name)) ? [...new Set(domains)] : undefined
}

/** Whether an address is at one of these domains; where there are none, every address is. Subdomains are others. */
export const isAt = (email: string, domains: readonly string[]) =>
  domains.length === 0 || domains.includes(email.slice(email.lastIndexOf('@') + 1).toLowerCase())
