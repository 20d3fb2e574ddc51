import { rmSync } from 'node:fs'
import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { openBrowser } from '../browser.ts'
import { type Federwerk, startFederwerk, type Wanted } from '../federwerk.ts'
import { type ModelServer, startModel } from '../model-server.ts'
import { type Visit, visit, type Visitor } from '../visitor.ts'

type House = { federwerk: Federwerk; model: ModelServer }

const openHouse = async (wanted: (model: ModelServer) => Wanted): Promise<House> => {
  const model = await startModel()
  return { model, federwerk: await startFederwerk(wanted(model)) }
}
const closeHouse = async ({ federwerk, model }: House) => {
  await federwerk.close()
  await model.close()
}

/** A journey that changes what is everybody's, or fails for everybody, takes place in a house of its own. */
export const ownHouse = (model: ModelServer): Wanted => ({ model })

/** What the journeys of a worker share: a browser, in which each visitor has a profile, and a house to visit. */
let browser: Promise<Browser> | undefined
let common: Promise<House> | undefined

const openedBrowser = async () => {
  if (!(await browser)?.isConnected()) browser = openBrowser()
  return browser as Promise<Browser>
}

const openCommon = async () => {
  const house = await openHouse(ownHouse)
  const end = () => {
    house.federwerk.child.kill('SIGKILL')
    rmSync(house.federwerk.folder, { recursive: true, force: true })
  }
  // A worker that has no more files is told to end, and has half a second for it.
  for (const word of ['exit', 'SIGTERM'] as const) process.once(word, end)
  return house
}

const commonHouse = async () => {
  common ??= openCommon()
  const house = await common
  house.model.again()
  return house
}

/**
 * Where a journey takes place: the built program, a model that does as it is told, and a browser. Whoever wants nothing
 * special comes to the house that all such journeys of a worker share, each with people of its own.
 */
export const stage = (wanted?: (model: ModelServer) => Wanted) => {
  let opened: { house: House; browser: Browser } | undefined
  const visitors: Visitor[] = []
  const here = () => {
    if (!opened) throw new Error('The journey has not begun.')
    return opened
  }
  const open = async () => {
    const [house, browser] = await Promise.all([wanted ? openHouse(wanted) : commonHouse(), openedBrowser()])
    opened = { house, browser }
  }
  const close = async () => {
    if (opened && wanted) await closeHouse(opened.house)
  }
  beforeAll(open)
  // A second try begins like a first one: nothing that the first has made or left is there.
  beforeEach(async ({ task }) => {
    if (!task.result?.retryCount) return
    await close()
    if (!wanted && common) await closeHouse(await common)
    if (!wanted) common = undefined
    await open()
  })
  // Wherever a journey leads, the browser has nothing to complain about, and its security policy nothing to stop.
  afterEach(async () => {
    for (const { complaints, leaves } of visitors.splice(0)) {
      await leaves()
      expect(complaints).toEqual([])
    }
  })
  afterAll(close)
  return {
    get federwerk() {
      return here().house.federwerk
    },
    get model() {
      return here().house.model
    },
    /** Somebody sits down in front of a browser. */
    async comes(who: Omit<Visit, 'url'> = {}) {
      const visitor = await visit(here().browser, { url: here().house.federwerk.url, ...who })
      visitors.push(visitor)
      return visitor
    },
  }
}
