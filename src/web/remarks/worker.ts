import { found } from './found.ts'
import type { Remarked } from './remarks.ts'

/** What there is to remark on a result, found beside the page. */
addEventListener('message', ({ data, ports }: MessageEvent<Remarked>) => ports[0]?.postMessage(found(data)))
