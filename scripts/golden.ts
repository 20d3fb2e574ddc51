// Writes down anew what a model is told for the example of each call, so that a change of wording is read as text.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { goldenFolder, goldens } from './goldens.ts'

const files = Object.entries(goldens())
rmSync(goldenFolder, { recursive: true, force: true })
mkdirSync(goldenFolder, { recursive: true })
for (const [name, text] of files) writeFileSync(new URL(name, goldenFolder), text)
console.log(`${files.length} files in src/catalogue/golden. Read what git diff says of them before you commit.`)
