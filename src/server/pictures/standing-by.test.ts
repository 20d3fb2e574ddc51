import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openPictures } from './pictures.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'federwerk-standing-by-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))
const never = new AbortController().signal

/** The processes that work, or wait for work, in this folder. */
const processes = () =>
  readdirSync('/proc').filter(pid => {
    try {
      return /^\d+$/.test(pid) && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(join(folder, 'work'))
    } catch {
      return false
    }
  })

test.runIf(process.platform === 'linux')(
  'what one process after the other works on stays as it was, and nothing is left of the work',
  async () => {
    const pictures = openPictures(join(folder, 'work'), join(folder, 'models'), { standsBy: true })
    const path = join(folder, 'given.png')
    const square = sharp({ create: { width: 60, height: 40, channels: 3, background: 'teal' } })
    const bytes = await square.png().toBuffer()
    await writeFile(path, bytes)

    const waiting: string[] = []
    for (let round = 0; round < 3; round++) {
      expect(await pictures.facts('someone', path, never)).toMatchObject({ width: 60, height: 40 })
      const there = await vi.waitFor(() => {
        const now = processes()
        expect(now).toHaveLength(1)
        return now
      }, 30_000)
      waiting.push(...there)
    }
    expect(new Set(waiting).size).toBe(3)

    const recipe = { source: 'worked', by: 'house:style' } as const
    const given = [{ field: 'picture', path, name: 'a.png' }]
    const asked = { operation: 'style', values: { style: 'grey', strength: 100 }, locale: 'de', recipe } as const
    const greys = []
    for await (const part of pictures.work('someone', { ...asked, pictures: given }, never)) {
      // Who waited does it.
      expect(processes()).toContain(waiting.at(-1))
      if ('made' in part)
        greys.push([...(await sharp(part.made.path).toColourspace('srgb').raw().toBuffer())].slice(0, 3))
    }
    expect(greys).toHaveLength(1)
    expect(new Set(greys[0]).size).toBe(1)

    const gone = pictures.facts('someone', join(folder, 'gone.png'), never)
    await expect(gone).rejects.toMatchObject({ code: 'image_broken' })
    expect(await readFile(path)).toEqual(bytes)
    expect(await readdir(join(folder, 'work'))).toEqual([])
    pictures.close()
    await vi.waitFor(() => expect(processes()).toEqual([]), 30_000)
  },
)
