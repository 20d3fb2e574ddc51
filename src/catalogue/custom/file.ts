import type { Finding } from '../findings.ts'
import type { Definition } from './definition.ts'
import { type Read, readDefinition } from './judge.ts'

const format = 'federwerk-engine'
const version = 1

/** An engine as a file, to be kept or brought to another installation. */
export const fileOf = (definition: Definition) => ({ format, version, engine: definition })

const foreign: Finding = {
  at: 'engine',
  says: {
    de: 'Das ist keine Werkzeug-Datei von Federwerk.',
    en: 'This is not a Federwerk tool file.',
  },
}
const newer: Finding = {
  at: 'engine',
  says: {
    de: 'Diese Datei stammt aus einer neueren Fassung von Federwerk. Aktualisieren Sie zuerst diese Installation.',
    en: 'This file comes from a newer version of Federwerk. Update this installation first.',
  },
}

/** Reads such a file. Whatever it is, it does no harm; what is wrong with it is told. */
export const readFile = (sent: unknown): Read => {
  const held = (key: string): unknown =>
    typeof sent === 'object' && sent !== null && Object.hasOwn(sent, key) ? Reflect.get(sent, key) : undefined
  if (held('format') !== format || !Number.isInteger(held('version'))) return { findings: [foreign] }
  if (Number(held('version')) > version) return { findings: [newer] }
  return readDefinition(held('engine'))
}
