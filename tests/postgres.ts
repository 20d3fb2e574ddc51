import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { postgresAddress } from './available.ts'

/** Where a database of this name is on the PostgreSQL of this machine. */
export const addressOf = (name: string) => {
  const url = new URL(postgresAddress)
  url.pathname = name
  return url.href
}

/** Does something over a connection of its own. */
export const connected = async <Result>(url: string, work: (client: pg.Client) => Promise<Result>) => {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** The address of a database of its own on the PostgreSQL of this machine, and how to drop it. */
export const freshAddress = async () => {
  const name = `federwerk_test_${Date.now()}_${randomUUID().slice(0, 8)}`
  await connected(postgresAddress, client => client.query(`create database ${name}`))
  const drop = () => connected(postgresAddress, client => client.query(`drop database if exists ${name} with (force)`))
  return { url: addressOf(name), drop: async () => void (await drop()) }
}
