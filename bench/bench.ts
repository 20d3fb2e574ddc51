import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { embedded, manyBookmarks } from './bookmarks.ts'
import { checksBesideReading } from './checks.ts'
import { seoBesideReading } from './seo.ts'
import { cpuPerToken } from './streams.ts'
import { readingDocuments } from './documents.ts'
import { exportingFiles } from './exports.ts'
import { addedToFirstToken } from './first-token.ts'
import { openingDrawer } from './drawer.ts'
import { idleFollowers } from './followers.ts'
import { firstPage } from './page.ts'
import { answeringKeys } from './palette.ts'
import { workingOnPictures } from './pictures.ts'
import { cuttingRecordings } from './recordings.ts'
import { changingRoutes } from './routes.ts'
import { directly, startOurs, startPipe, startUpstream } from './servers.ts'
import { beginningToSpeak } from './speech.ts'
import { timeToListen } from './start.ts'
import { drawingStrokes } from './strokes.ts'
import { type Row, table } from './table.ts'
import { begunTogether } from './together.ts'
import { typingOnTheSheet } from './sheet.ts'
import { typingInLongTexts } from './typing.ts'
import { uploadsAtOnce } from './uploads.ts'
import { streamingViews } from './views.ts'
import { visitingPages } from './visits.ts'

const rows: Row[] = []
const measure = async (doing: string, work: () => Promise<readonly Row[]>) => {
  console.error(`${doing} …`)
  rows.push(...(await work()))
}

/** Servers for everything that is measured on a text being written. */
const writing = async (work: (opened: Writing) => Promise<void>) => {
  const opened = await openWriting()
  await work(opened)
  await Promise.all([opened.pipe.stop(), opened.ours.stop(), opened.upstream.stop()])
}
const openWriting = async () => {
  const upstream = await startUpstream()
  const [pipe, ours] = await Promise.all([startPipe(upstream.port), startOurs(upstream.port)])
  return { upstream, pipe, ours }
}
type Writing = Awaited<ReturnType<typeof openWriting>>

const manyStreams = '200 streams, three rounds'
const together = '500 texts begun together'
const firstTokens = async ({ upstream, pipe, ours }: Writing) => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const keeping = await startPipe(upstream.port, join(folder, 'rows'))
  await measure('First tokens', () => addedToFirstToken(directly(upstream.port), pipe.door, keeping.door, ours.door))
  await keeping.stop()
  rmSync(folder, { recursive: true })
}

const everything = () =>
  writing(async opened => {
    const { upstream, pipe, ours } = opened
    await firstTokens(opened)
    await measure(manyStreams, () => cpuPerToken(pipe, ours))
    await measure(together, () => begunTogether(pipe, ours))
    await measure('The first page', () => firstPage(ours))
    await measure('1,000 followers', () => idleFollowers(upstream.port))
    await measure('20 uploads', () => uploadsAtOnce(upstream.port))
    await measure('Documents', readingDocuments)
    await measure('Recordings', cuttingRecordings)
    await measure('Speech', beginningToSpeak)
    await measure('Files', exportingFiles)
    await measure('Pictures', workingOnPictures)
    await measure('Strokes', drawingStrokes)
    await measure('Starts', timeToListen)
    await measure('Checks', checksBesideReading)
    await measure('SEO', seoBesideReading)
    await measure('Views', streamingViews)
    await measure('Changes of pages', changingRoutes)
    await measure('The palette', answeringKeys)
    await measure("The editor's drawer", openingDrawer)
    await measure('Typing in 100,000 words', typingInLongTexts)
    await measure('Typing on the sheet', typingOnTheSheet)
    await measure('100,000 bookmarks', () => manyBookmarks(100_000, 20_000))
  })

/** What is measured alone where it is asked for by name. */
const alone: Readonly<Record<string, () => Promise<void>>> = {
  bookmarks: () => measure('A million bookmarks', () => manyBookmarks(1_000_000, 100_000)),
  embedded: () => measure('100,000 bookmarks, embedded', () => embedded(100_000)),
  'first-token': () => writing(firstTokens),
  streams: () => writing(({ pipe, ours }) => measure(manyStreams, () => cpuPerToken(pipe, ours))),
  together: () => writing(({ pipe, ours }) => measure(together, () => begunTogether(pipe, ours))),
  recordings: () => measure('Recordings', cuttingRecordings),
  speech: () => measure('Speech', beginningToSpeak),
  checks: () => measure('Checks', checksBesideReading),
  seo: () => measure('SEO', seoBesideReading),
  views: () => measure('Views', streamingViews),
  start: () => measure('Starts', timeToListen),
  palette: () => measure('The palette', answeringKeys),
  drawer: () => measure("The editor's drawer", openingDrawer),
  pictures: () => measure('Pictures', workingOnPictures),
  strokes: () => measure('Strokes', drawingStrokes),
  files: () => measure('Files', exportingFiles),
  typing: () => measure('Typing in 100,000 words', typingInLongTexts),
  sheet: () => measure('Typing on the sheet', typingOnTheSheet),
  pages: () => measure('Changes of pages', changingRoutes),
  'first-page': () => writing(({ ours }) => measure('The first page', () => firstPage(ours))),
  visits: () => writing(({ ours }) => measure('A visit to each kind of page', () => visitingPages(ours))),
}
const [asked] = process.argv.slice(2)
if (asked !== undefined && !Object.hasOwn(alone, asked)) {
  console.error(`Nothing is measured by the name '${asked}'. There is: ${Object.keys(alone).join(', ')}.`)
  process.exit(1)
}
await (asked === undefined ? everything : alone[asked])?.()

console.log(`\n${table(rows)}\n`)
process.exit(0)
