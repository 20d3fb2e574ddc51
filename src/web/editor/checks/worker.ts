import { type Checked, checker } from './found.ts'

const check = checker()

/** Checks a text beside the page while it is written. */
addEventListener('message', ({ data, ports }: MessageEvent<Checked>) => ports[0]?.postMessage(check(data)))
