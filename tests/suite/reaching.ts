import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** What a file takes from others at run time: `import type` is gone by then. */
const imports = /^(?:import|export)\s+(?!type\b)[^'"]*?from\s+'([^']+)'|^import\s+'([^']+)'|\bimport\('([^']+)'\)/gm

/** The file behind a specifier; only those of the tests are followed, as nothing of the program imports from there. */
const fileOf = (specifier: string, from: string) => {
  if (specifier.startsWith('#tests/')) return join(root, 'tests', specifier.slice('#tests/'.length))
  return specifier.startsWith('.') ? join(dirname(from), specifier) : undefined
}

const inside = (file: string) => file.startsWith(join(root, 'tests')) || /\.test\.tsx?$/.test(file)

/** Whether a test file, or what it takes from `tests`, imports one of these files. */
export const reaches = (file: string, goals: ReadonlySet<string>, seen = new Set<string>()): boolean => {
  if (goals.has(file)) return true
  if (seen.has(file) || !inside(file) || !existsSync(file)) return false
  seen.add(file)
  return [...readFileSync(file, 'utf8').matchAll(imports)].some(([, ...found]) => {
    const next = fileOf(found.find(Boolean) ?? '', file)
    return next !== undefined && reaches(next, goals, seen)
  })
}
