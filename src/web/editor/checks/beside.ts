import { askingBeside } from '../../ask-worker.ts'
import type { Checked, Forgotten, Found } from './found.ts'

const inWorker = askingBeside<Checked, Found | Forgotten>('checks')

let own: ((asked: Checked) => Found | Forgotten) | undefined
const inPage = async (asked: Checked) => {
  const { checker } = await import('./found.ts')
  own ??= checker()
  return own(asked)
}

/** Checks a text beside the page; where there are no workers, in it. */
export const checkBeside = (asked: Checked) => inWorker(asked).catch(() => inPage(asked))
