import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** What becomes of an answer: it is lost with its connection, or other bytes come in its place. */
type Fate = 'lost' | { readonly corrupted: (answer: Buffer) => Buffer }
type Trap = { readonly asked: string; readonly fate: Fate; readonly sprung: () => void }

/** How an answer of PostgreSQL ends: it is ready for the next question, outside of any transaction. */
const ready = Buffer.from('Z\0\0\0\x05I', 'latin1')

/**
 * A line on loopback to a server of this machine, which can be cut, slowed down, made to stand still, and made to lose
 * or corrupt the answer to one question. What it carries must not be encrypted.
 */
export const startLine = async (address: string) => {
  const { hostname, port } = new URL(address)
  const ends = new Set<Socket>()
  const traps: Trap[] = []
  const questions: string[] = []
  let delay = 0
  let isAway = false
  let still: PromiseWithResolvers<void> | undefined

  /** Passes on what comes, in order, as late as it is said. */
  const pass = (from: Socket, to: Socket, change: (part: Buffer) => Buffer | undefined) => {
    let before: Promise<unknown> = Promise.resolve()
    from.on('data', (part: Buffer) => {
      const due = Promise.all([before, delay ? pause(delay) : undefined, still?.promise])
      before = due.then(() => {
        const changed = change(part)
        if (changed && to.writable) to.write(changed)
      })
    })
    from.on('error', () => {})
    from.on('close', () => {
      ends.delete(from)
      void before.then(() => to.destroy())
    })
    ends.add(from)
  }

  const server = createServer(here => {
    if (isAway) return void here.destroy()
    const there = connect(Number(port), hostname)
    let trap: Trap | undefined
    let caught = Buffer.alloc(0)
    pass(here, there, question => {
      questions.push(question.toString('latin1'))
      const at = traps.findIndex(({ asked }) => question.includes(asked))
      if (at >= 0) [trap] = traps.splice(at, 1)
      return question
    })
    pass(there, here, answer => {
      if (!trap) return answer
      caught = Buffer.concat([caught, answer])
      if (!caught.includes(ready)) return undefined
      const { fate, sprung } = trap
      trap = undefined
      sprung()
      if (fate !== 'lost') return fate.corrupted(caught)
      here.destroy()
      there.destroy()
      return undefined
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const through = new URL(address)
  through.host = `127.0.0.1:${(server.address() as AddressInfo).port}`

  const cut = () => ends.forEach(end => end.destroy())
  const catching = (asked: string, fate: Fate) =>
    new Promise<void>(resolve => void traps.push({ asked, fate, sprung: resolve }))

  return {
    /** The address of the server, by this line. */
    url: through.href,
    /** Cuts every connection; new ones can be made. */
    cut,
    /** Cuts every connection, and takes no new ones until it is mended. */
    breakDown() {
      isAway = true
      cut()
    },
    /** New connections can be made, and every answer arrives. */
    mend() {
      isAway = false
      traps.length = 0
    },
    /** Goes on taking connections, and carries nothing until it is let go. */
    standStill() {
      still ??= Promise.withResolvers()
    },
    letGo() {
      still?.resolve()
      still = undefined
    },
    /** What was asked so far with any of these words in it. */
    questions: (...words: readonly string[]) => questions.filter(one => words.some(word => one.includes(word))),
    /** How late everything comes from now on, in each direction; milliseconds. */
    slow: (milliseconds: number) => void (delay = milliseconds),
    /** The next question with these words is answered, and the answer lost with its connection; settles when it was. */
    loseAnswer: (asked: string) => catching(asked, 'lost'),
    /** Other bytes come in place of the answer to the next question with these words; settles when they have. */
    corruptAnswer: (asked: string, corrupted: (answer: Buffer) => Buffer) => catching(asked, { corrupted }),
    async close() {
      server.close()
      this.letGo()
      cut()
      await once(server, 'close')
    },
  }
}

export type Line = Awaited<ReturnType<typeof startLine>>
