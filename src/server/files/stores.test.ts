import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startS3, type S3 } from '#tests/s3-server.ts'
import { bucketIn, type Bucket } from './bucket.ts'
import { folderStore } from './folder.ts'
import { s3Store } from './s3.ts'
import type { ByteStore } from './store.ts'

let folder: string
let s3: S3
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'federwerk-'))
  s3 = await startS3()
})
afterAll(async () => {
  await s3.close()
  rmSync(folder, { recursive: true })
})

const onDisk = (content: string) => {
  const path = join(folder, randomUUID())
  writeFileSync(path, content)
  return path
}
const bucketAt = (url: string) => bucketIn(url) as Bucket
const stored = () =>
  readdirSync(join(folder, 'store'), { recursive: true, withFileTypes: true }).filter(entry => entry.isFile()).length

describe.each([
  ['a folder', () => ({ store: folderStore(join(folder, 'store')), count: stored })],
  ['a bucket', () => ({ store: s3Store(bucketAt(s3.url)), count: s3.count })],
])('%s', (_, open) => {
  let store: ByteStore
  let count: () => number
  beforeAll(() => {
    ;({ store, count } = open())
  })

  test('gives back what was put there, whole and in parts, until it is removed', async () => {
    const [id, content] = [randomUUID(), 'Größe '.repeat(200_000)]
    await store.put(id, onDisk(content))
    expect(await text(await store.get(id))).toBe(content)
    expect(await text(await store.get(id, { from: 8, to: 14 }))).toBe('Größe')
    expect(count()).toBe(1)
    await store.remove(id)
    await store.remove(id)
    expect(count()).toBe(0)
    await expect(store.get(id)).rejects.toThrow()
  })

  test('takes an empty one', async () => {
    const id = randomUUID()
    await store.put(id, onDisk(''))
    expect(await text(await store.get(id))).toBe('')
    await store.remove(id)
  })

  test.each(['../secret', '..', '', 'a/b', `${randomUUID()}/../../x`, randomUUID().toUpperCase()])(
    'takes no name but its own: %j',
    async id => {
      await expect(store.put(id, onDisk('x'))).rejects.toThrow('No name of a file')
      await expect(store.get(id)).rejects.toThrow('No name of a file')
      await expect((async () => store.remove(id))()).rejects.toThrow('No name of a file')
      expect(existsSync(join(folder, 'secret'))).toBe(false)
    },
  )
})

test('a bucket whose server stumbles is asked again', async () => {
  const [store, id] = [s3Store(bucketAt(s3.url)), randomUUID()]
  s3.fails(503, 2)
  await store.put(id, onDisk('am Ende doch'))
  s3.fails(500, 1)
  expect(await text(await store.get(id))).toBe('am Ende doch')
  await store.remove(id)
})

test('a bucket that does not accept the secret keeps nothing, and says so', async () => {
  await expect(s3Store(bucketAt(s3.wrong)).put(randomUUID(), onDisk('x'))).rejects.toThrow(/403.*SignatureDoesNotMatch/)
  expect(s3.count()).toBe(0)
})

test.each([
  ['s3://ab:c%2F%2Bd@minio:9000/files?region=garage&tls=off', 'http://minio:9000/files', 'garage', 'c/+d'],
  [
    's3://ab:c@s3.eu-central-1.amazonaws.com/my-files/federwerk/',
    'https://s3.eu-central-1.amazonaws.com/my-files/federwerk',
    'us-east-1',
    'c',
  ],
])('%s names a bucket', (url, address, region, secret) => {
  expect(bucketIn(url)).toEqual({ address, region, key: 'ab', secret })
})

test.each(['s3://host/bucket', 's3://key@host/bucket', 's3://key:secret@host', 's3:bucket', 'https://a:b@host/c'])(
  '%s names none',
  url => expect(bucketIn(url)).toBeUndefined(),
)
