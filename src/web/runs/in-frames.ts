/** The browser's next frame; in a tab that nobody sees there are none, so a quarter of a second will do. */
const frame = () =>
  new Promise<void>(resolve => {
    const done = () => {
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(done, 250)
    requestAnimationFrame(done)
  })

/** What comes, gathered to one portion a frame: a page need not be drawn more often. Fails as what comes does. */
export async function* inFrames<Event>(coming: AsyncIterable<Event>): AsyncGenerator<readonly Event[]> {
  let waiting: Event[] = []
  let end: { error?: unknown } | undefined
  let wake = () => {}
  const gather = async () => {
    try {
      for await (const event of coming) {
        waiting.push(event)
        wake()
      }
      end = {}
    } catch (error) {
      end = { error }
    }
    wake()
  }
  void gather()
  while (waiting.length || !end) {
    if (!waiting.length) await new Promise<void>(resolve => (wake = resolve))
    if (!end) await frame()
    const portion = waiting
    waiting = []
    if (portion.length) yield portion
  }
  if ('error' in end) throw end.error
}
