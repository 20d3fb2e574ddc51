import { Socket } from 'node:net'

/**
 * A socket for the driver: what is thrown while an answer is read, such as of one that was corrupted on its way, gives
 * up this connection. The driver reads answers where nobody catches what it throws, and the process would end.
 */
export const guardedSocket = () => {
  const socket = new Socket()
  const emit = socket.emit.bind(socket)
  socket.emit = (event: string, ...details: unknown[]) => {
    try {
      return emit(event, ...details)
    } catch (error) {
      if (event !== 'data') throw error
      socket.destroy(new Error('Connection terminated unexpectedly: its answer cannot be read.', { cause: error }))
      return true
    }
  }
  return socket
}
