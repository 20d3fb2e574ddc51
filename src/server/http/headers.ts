import type { MiddlewareHandler } from 'hono'
import type { Open } from '../world.ts'

/** What a page may load and run; scripts that stand in it are named by their hashes. */
export const contentPolicy = (...hashes: readonly string[]) =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...hashes.map(hash => `'${hash}'`)].join(' '),
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // One policy names the scripts that work beside the page (`web/worker-for.ts`); with the other ProseMirror reads
    // what is pasted, in a document of its own in which nothing runs and nothing is fetched.
    'trusted-types beside ProseMirrorClipboard',
  ].join('; ')

const securityHeaders = new Map(
  Object.entries({
    'Content-Security-Policy': contentPolicy(),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'same-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(self)',
  }),
)

/**
 * What every answer tells the browser to refuse: foreign scripts, foreign pictures, frames, guesses at the type. It is
 * told to the socket itself, so that what is written past Hono, as streams are, says it, too.
 */
export const secured: MiddlewareHandler<Open> = (c, next) => {
  c.env.outgoing.setHeaders(securityHeaders)
  return next()
}

/** What belongs to a person is kept by no cache on the way. */
export const unstored: MiddlewareHandler<Open> = (c, next) => {
  c.env.outgoing.setHeader('Cache-Control', 'no-store')
  return next()
}
