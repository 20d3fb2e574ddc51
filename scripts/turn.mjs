import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'

/** A name of this clone's own, that the kernel frees when its holder dies, however it dies. */
const key = `federwerk-${createHash('sha256').update(process.cwd()).digest('hex').slice(0, 16)}`
const place = { linux: `\0${key}`, win32: `\\\\.\\pipe\\${key}` }[process.platform] ?? path.join(os.tmpdir(), key)

/** Whether we could take the name; while we have it, those who come are kept waiting on their connections. */
const take = () =>
  new Promise((resolve, reject) => {
    const waiting = new Set()
    const server = net.createServer(socket => waiting.add(socket.on('error', () => {})))
    const release = () => {
      server.close()
      for (const socket of waiting) socket.destroy()
    }
    server.once('listening', () => resolve(release))
    server.once('error', error => (error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error)))
    server.listen(place)
  })

/** Settles when whoever has the name lets go of it. `met` is called when there is somebody. */
const holder = met =>
  new Promise(resolve => {
    const socket = net.connect(place).on('connect', met).resume()
    socket.on('error', error => {
      if (error.code === 'ECONNREFUSED' && path.isAbsolute(place)) rmSync(place, { force: true })
    })
    socket.on('close', () => setTimeout(resolve, 50))
  })

/** Waits until nobody else makes this clone ready, and returns how to let the next one. */
export const turn = async () => {
  let told = false
  const tell = () => {
    if (!told) console.error('Another command is making this clone ready. Waiting …')
    told = true
  }
  for (;;) {
    const release = await take()
    if (release) return release
    await holder(tell)
  }
}
