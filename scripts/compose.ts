// What a model is told: npm run compose -- <call> <de|en|…> ['{"field":"value"}'], else for the call's example.
// A page or a document that the form names is not read; a text file after the values stands in for it.
import { readFileSync } from 'node:fs'
import { toldFor } from './told.ts'

const [path = '', wanted = 'de', json, read] = process.argv.slice(2)
const given = json ? JSON.parse(json) : undefined
const text = read ? readFileSync(read, 'utf8') : '…'

for (const { step, system, prompt } of toldFor(path, { wanted, given, read: text, nonce: 'k3x9w2', today: new Date() }))
  console.log(
    [step && `##### ${step}`, system && `### system\n\n${system}`, `### prompt\n\n${prompt}\n`]
      .filter(Boolean)
      .join('\n\n'),
  )
