import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'

/** The browser without its windows comes first: a page costs it a third. */
const places = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Where a Chromium is on this machine; nothing where there is none. `CHROMIUM` says another place. */
export const chromiumFile = () => [process.env.CHROMIUM ?? '', ...places].find(place => place && existsSync(place))

export const howToGetChromium = 'install Chromium (on Debian: apt-get install chromium), or set CHROMIUM to its file'

/** It runs as root too, and asks nobody outside for updates. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A microphone that beeps, for which nobody has to be asked.
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream',
]

/** A browser without a window. Throws where there is no Chromium, saying how to get one. */
export const openBrowser = (...more: string[]) => {
  const executablePath = chromiumFile()
  if (!executablePath) throw new Error(`No browser was found: ${howToGetChromium}.`)
  // Without it the names of files that it saves lose their umlauts.
  const env = { ...process.env, LC_ALL: 'C.UTF-8' }
  return chromium.launch({ executablePath, args: [...flags, ...more], env })
}
