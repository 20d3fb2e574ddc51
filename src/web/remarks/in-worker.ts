import { askingBeside } from '../ask-worker.ts'
import type { AllRemarks } from './found.ts'
import type { Remarked } from './remarks.ts'

const inWorker = askingBeside<Remarked, AllRemarks>('remarks')

const inPage = async (about: Remarked): Promise<AllRemarks> => {
  const { found } = await import('./found.ts')
  return found(about)
}

/**
 * What there is to remark on a result, worked out beside the page: of a long text that takes longer than a page may go
 * without answering. Where there are no workers, it is worked out in the page.
 */
export const remarksBeside = (about: Remarked) => inWorker(about).catch(() => inPage(about))
