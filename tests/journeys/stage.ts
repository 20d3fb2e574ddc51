import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { openBrowser } from '../browser.ts'
import { type Federwerk, startFederwerk, type Wanted } from '../federwerk.ts'
import { type ModelServer, startModel } from '../model-server.ts'
import { type Visit, visit, type Visitor } from '../visitor.ts'

type Opened = { federwerk: Federwerk; model: ModelServer; browser: Browser }

/** Where a journey takes place: the built program, a model that does as it is told, and a browser. */
export const stage = (wanted: (model: ModelServer) => Wanted = model => ({ model })) => {
  let opened: Opened | undefined
  const visitors: Visitor[] = []
  const here = () => {
    if (!opened) throw new Error('The journey has not begun.')
    return opened
  }
  const open = async () => {
    const model = await startModel()
    const [federwerk, browser] = await Promise.all([startFederwerk(wanted(model)), openBrowser()])
    opened = { federwerk, model, browser }
  }
  const close = async () => {
    await opened?.browser.close()
    await opened?.federwerk.close()
    await opened?.model.close()
  }
  beforeAll(open)
  // A second try begins like a first one: nothing that the first has made or left is there.
  beforeEach(async ({ task }) => {
    if (!task.result?.retryCount) return
    await close()
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
      return here().federwerk
    },
    get model() {
      return here().model
    },
    /** Somebody sits down in front of a browser. */
    async comes(who: Omit<Visit, 'url'> = {}) {
      const visitor = await visit(here().browser, { url: here().federwerk.url, ...who })
      visitors.push(visitor)
      return visitor
    },
  }
}
