import type { Served } from './serve.ts'

type Headers = Readonly<Record<string, string>>

let addresses = 0
/** Another address on the net each time, so that what one person tries does not count for the next. */
export const elsewhere = (): Headers => ({ 'x-forwarded-for': `198.51.${++addresses & 255}.${(addresses >> 8) & 255}` })

export const password = 'ein gutes Passwort'

/** The way in, as the sign-in pages use it; each call comes from another address unless the headers say which. */
export const wayIn = ({ nobody }: Pick<Served, 'nobody'>) => {
  const post = (path: string, body: object = {}, headers: Headers = {}) =>
    nobody.post(`/api/auth${path}`, body, { ...elsewhere(), ...headers })
  return {
    post,
    get: (path: string, cookie: string, headers: Headers = {}) => nobody.get(path, { cookie, ...headers }),
    signUp: (email: string, more: object = {}, headers?: Headers) =>
      post('/sign-up/email', { name: 'Anna Blum', email, password, ...more }, headers),
    signIn: (email: string, word = password, headers?: Headers) =>
      post('/sign-in/email', { email, password: word }, headers),
  }
}
