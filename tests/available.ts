import { createConnection } from 'node:net'

/** Where the servers of this machine are, unless told otherwise. */
export const postgresAddress = process.env.TEST_DATABASE_URL ?? 'postgres://root@127.0.0.1:5432/test'
export const redisAddress = process.env.TEST_REDIS_URL ?? 'redis://127.0.0.1:6379'

/** Whether something listens there; a server on this machine does not take half a second to say so. */
const answers = (url: string, usually: number) =>
  new Promise<boolean>(resolve => {
    const { hostname, port } = new URL(url)
    const socket = createConnection({ host: hostname, port: Number(port) || usually, timeout: 500 })
    const say = (answer: boolean) => {
      socket.destroy()
      resolve(answer)
    }
    socket.once('connect', () => say(true))
    socket.once('timeout', () => say(false))
    socket.once('error', () => say(false))
  })

export const postgresAnswers = () => answers(postgresAddress, 5432)
export const redisAnswers = () => answers(redisAddress, 6379)
