import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type FreshDatabase } from '#tests/database.ts'
import { ConfigError, configFrom } from '../config.ts'
import { openFiles } from './open-files.ts'

let database: FreshDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.close())

test.each([
  ['a folder that is a file', `file:${import.meta.filename}/files`],
  ['a bucket that is not there', 's3://a:b@127.0.0.1:9/c?tls=off'],
])('a server does not start with %s, and says why', async (_, FILES_URL) => {
  const config = configFrom({ FILES_URL, DATA_DIR: import.meta.dirname })
  const opening = openFiles({ ...config, dataDir: `${import.meta.filename}/x` }, database.db, () => {})
  await expect(opening).rejects.toThrow(ConfigError)
  await expect(opening).rejects.toThrow(/^FILES_URL: Dort lassen .*\nFILES_URL: files cannot be kept there/)
})

test.each(['s3://host/bucket', 'http://host/bucket', 's3:', 'files'])('%s is no place for files', FILES_URL => {
  expect(() => configFrom({ FILES_URL })).toThrow('FILES_URL should be file:, file:/a/folder or s3://')
})
