import type { ProblemCode } from '#shared/problems.ts'

/** That a model or a service is passed over: until when, in milliseconds since 1970, and with what it failed last. */
export type OpenCircuit = Readonly<{ until: number; code: ProblemCode }>

/** What processes tell each other of models and services that fail, and of those that work again. */
export type Circuits = {
  /** Tells the others that one is passed over, or no more. */
  tell(name: string, open: OpenCircuit | undefined): void
  /** Hears what is told of this one. */
  hear(name: string, heard: (open: OpenCircuit | undefined) => void): void
}

/** Where a process is alone there is nobody to tell. */
export const alone: Circuits = { tell: () => undefined, hear: () => undefined }

/** Those who hear, by the name of what they hear of. */
export const openEars = () => {
  const ears = new Map<string, (open: OpenCircuit | undefined) => void>()
  const known = new Map<string, OpenCircuit>()
  return {
    hear(name: string, heard: (open: OpenCircuit | undefined) => void) {
      ears.set(name, heard)
      const open = known.get(name)
      if (open) heard(open)
    },
    told(name: string, open: OpenCircuit | undefined) {
      if (open) known.set(name, open)
      else known.delete(name)
      ears.get(name)?.(open)
    },
  }
}
