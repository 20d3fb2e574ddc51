// The addresses of the built workers, which the linter takes for the workers themselves.
// oxlint-disable import/default
import canvas from './canvas/worker.ts?worker&url'
import cloud from './answers/cloud/worker.ts?worker&url'
import checks from './editor/checks/worker.ts?worker&url'
import pictures from './picture-editor/worker.ts?worker&url'
import notes from './notes/worker.ts?worker&url'
import remarks from './remarks/worker.ts?worker&url'

/** The only scripts that may run beside the page, whatever is asked for: the server lets no other policy be made. */
const scripts = { canvas, checks, cloud, notes, pictures, remarks } as const
type Name = keyof typeof scripts

type Policy = { createScriptURL(name: Name): string }
type Policies = { createPolicy(name: string, rules: Policy): Policy }

let policy: Policy | undefined
const trusted = (name: Name): string => {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies }
  policy ??= trustedTypes?.createPolicy('beside', { createScriptURL: name => scripts[name] })
  return policy ? policy.createScriptURL(name) : scripts[name]
}

/** Begins a script that works beside the page, so that the page goes on answering. Throws where there are none. */
export const workerFor = (name: Name) => new Worker(trusted(name), { type: 'module' })
