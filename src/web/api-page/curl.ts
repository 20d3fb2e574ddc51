/** A word for the shell, whatever stands in it. */
const quoted = (word: string) => `'${word.replaceAll("'", String.raw`'\''`)}'`

/** How the key is called in the lines one copies: it is set once and stands in no line. */
export const keyVariable = 'FEDERWERK_KEY'

/**
 * A line for a terminal that makes this call: `stream` asks for the text as it is written. It works as it stands where
 * the variable holds a key.
 */
export const curlFor = (origin: string, path: string, body: object, stream = false) =>
  [
    `curl ${stream ? '-N ' : ''}${quoted(`${origin}/api/engins/${path}`)}`,
    `-H "Authorization: Bearer $${keyVariable}"`,
    `-H 'Content-Type: application/json'`,
    ...(stream ? [`-H 'Accept: text/event-stream'`] : []),
    `-d ${quoted(JSON.stringify(body))}`,
  ].join(' \\\n  ')
