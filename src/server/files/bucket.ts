/** Where a bucket is, and who may use it. */
export type Bucket = { address: string; region: string; key: string; secret: string }

/** As it was before it was percent-encoded, or as it stands where it was not. */
const decoded = (text: string) => (/%(?![\da-f]{2})/i.test(text) ? text : decodeURIComponent(text))

/** Of `s3://key:secret@host:port/bucket?region=…&tls=off`; undefined where something is missing. */
export const bucketIn = (address: string): Bucket | undefined => {
  if (!URL.canParse(address)) return
  const { protocol, host, username, password, pathname, searchParams } = new URL(address)
  const path = pathname.replace(/\/$/, '')
  if (protocol !== 's3:' || !host || !username || !password || path.length < 2) return
  const scheme = searchParams.get('tls') === 'off' ? 'http' : 'https'
  return {
    address: `${scheme}://${host}${path}`,
    region: searchParams.get('region') ?? 'us-east-1',
    key: decoded(username),
    secret: decoded(password),
  }
}
