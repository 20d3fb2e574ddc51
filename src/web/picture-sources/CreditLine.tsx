import type { Credit } from '#shared/credit.ts'

const Named = ({ words, address }: { words: string | undefined; address: string | undefined }) => {
  if (!words) return null
  if (!address || !/^https?:/.test(address)) return words
  return (
    <a href={address} target="_blank" rel="noopener noreferrer nofollow" className="link">
      {words}
    </a>
  )
}

/** Whom to name for a picture of others, where it was found, and its licence. */
export const CreditLine = ({ credit }: { credit: Credit }) => (
  <p className="text-sm wrap-anywhere text-muted">
    <Named words={credit.author} address={credit.authorUrl} />
    {credit.author && ' / '}
    <Named words={credit.provider} address={credit.source} />
    {credit.licence && ', '}
    <Named words={credit.licence} address={credit.licenceUrl} />
  </p>
)
