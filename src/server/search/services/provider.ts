import type { ServiceCard } from '../../connected/service.ts'

/** The search of whoever offers the model that writes here: its key is known already. */
export const provider = { name: 'Search of the text model', access: 'none' } as const satisfies ServiceCard
