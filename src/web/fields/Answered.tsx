import type { saidOf } from './value-in-words.ts'

const isWeb = (address: string) => /^https?:$/.test(URL.parse(address)?.protocol ?? '')

/** What was answered to a question, to be read: an address leads to its page, and gives nothing away on the way. */
export function Answered({ said: { field, value, words } }: { said: ReturnType<typeof saidOf>[number] }) {
  const address = String(value)
  if (field.kind !== 'link' || !isWeb(address)) return words
  return (
    <a href={address} target="_blank" rel="noopener noreferrer nofollow" className="link inline-block max-w-full">
      {words}
    </a>
  )
}
