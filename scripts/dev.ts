import { spawn } from 'node:child_process'
import { createServer } from 'vite'

const port = Number(process.env.PORT || 3000)
const behind = port + 1

// The screens come from Vite, which reloads what is edited; the server starts again when one of its files is. People
// see one address, and so does the server: what it prints, what it lets in and what it writes into mails is that one.
process.env.FEDERWERK = `http://127.0.0.1:${behind}`
const screens = await createServer({ server: { port, strictPort: true, host: process.env.HOST }, logLevel: 'warn' })
await screens.listen()

const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'src/server/main.ts'], {
  stdio: 'inherit',
  env: { ...process.env, PORT: String(behind), PUBLIC_URL: process.env.PUBLIC_URL || `http://localhost:${port}` },
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void server.kill(signal))
server.on('exit', async code => {
  await screens.close()
  process.exit(code ?? 0)
})
