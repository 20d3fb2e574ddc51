import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { findCall } from '#catalogue/index.ts'
import type { Values } from '#shared/fields.ts'
import { type Locale, locales } from '#shared/text.ts'
import { checked, exampleFor } from '../told.ts'
import { pages } from './pages.ts'

/** A filled-in form that is to be answered. */
export type Case = {
  /** Names its files. */
  readonly name: string
  readonly path: string
  readonly locale: Locale
  readonly values: Values
  /** What stands on the page and in the document that the form names. */
  readonly page: string
}

/** Whether a form of this call can name a page or a document. */
export const readsPage = (path: string) =>
  Object.values(findCall(path).call.fields).some(({ kind }) => kind === 'link' || kind === 'file')

/** The example of a call, as somebody with this language would fill it in. */
export const exampleCase = (path: string, locale: Locale): Case => ({
  ...{ name: `${path}.${locale}`, path, locale },
  values: checked(path, exampleFor(path, locale)),
  page: pages[locale].text,
})

const value = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())])
const file = z.strictObject({
  call: z.string(),
  language: z.enum(locales),
  values: z.record(z.string(), value),
  page: z.string().optional(),
})

/** The reason why a file is no case, with its name. */
const wrong = (name: string, reason: unknown) =>
  new Error(`${name} is no case: ${reason instanceof Error ? reason.message : String(reason)}`)

const caseIn = (folder: string, name: string): Case => {
  try {
    const { call, language, values, page } = file.parse(JSON.parse(readFileSync(path.join(folder, name), 'utf8')))
    findCall(call)
    return {
      ...{ name: name.replace(/\.json$/, ''), path: call, locale: language, values: checked(call, values) },
      page: page ?? pages[language].text,
    }
  } catch (error) {
    throw wrong(name, error)
  }
}

/**
 * The cases of a folder in the order of their names, each a file `{ call, language, values, page? }` as JSON, `page`
 * being the text of what the form names to be read. Throws, naming the file, where one is none.
 */
export const casesIn = (folder: string): readonly Case[] =>
  readdirSync(folder)
    .filter(name => name.endsWith('.json'))
    .sort()
    .map(name => caseIn(folder, name))
