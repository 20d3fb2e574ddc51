import { join } from 'node:path'
import type { Text } from '#shared/text.ts'
import { listenerDownloads } from './listeners.ts'
import { pictureDownloads } from './picture-models.ts'
import { speakers } from './speakers.ts'

/** What can be downloaded, by what it does; each kind lies in a folder of its own. */
export type DownloadKind = 'write' | 'speak' | 'listen' | 'paint' | 'pictures'

/** A file as it is known: its name here, its place below the address that it is fetched from, size and checksum. */
export type KnownFile = Readonly<{
  file: string
  /** A revision that cannot change. */
  place: string
  bytes: number
  sha256: string
}>

type About = Readonly<{
  id: string
  kind: DownloadKind
  name: string
  /** What it is good for. */
  line: Text
  /** Who made it. */
  maker: string
  licence: string
  licenceAt: string
  /** What its licence forbids, where it does, said before anybody fetches it. */
  terms?: Text
  /** How much memory it takes while it works, in bytes. */
  memory: number
}>

/** What others have made and can be downloaded: one file, or several that lie here in a folder of their own. */
export type Download = About & (KnownFile | Readonly<{ file: string; parts: readonly KnownFile[] }>)

/** The files that something consists of. */
export const filesOf = (what: Download): readonly KnownFile[] => ('parts' in what ? what.parts : [what])

/** How large it is in all, in bytes. */
export const bytesOf = (what: Download) => filesOf(what).reduce((sum, { bytes }) => sum + bytes, 0)

/** Where each of its files lies below a folder, once it is whole. */
export const placesIn = (folder: string, what: Download) =>
  filesOf(what).map(({ file }) => ('parts' in what ? join(folder, what.file, file) : join(folder, file)))

const apache = { licence: 'Apache 2.0', maker: 'Qwen' } as const
const gigabyte = 1_000_000_000

const writers: readonly Download[] = [
  {
    ...apache,
    id: 'qwen3-1.7b',
    kind: 'write',
    name: 'Qwen3 1.7B',
    line: {
      de: 'Das kleinste, für schwache Rechner. Kurze Texte gelingen meist, lange Vorgaben überfordern es.',
      en: 'The smallest, for weak machines. Short texts mostly succeed; long instructions are too much for it.',
    },
    licenceAt: 'https://huggingface.co/Qwen/Qwen3-1.7B',
    file: 'Qwen3-1.7B-Q4_K_M.gguf',
    place: 'unsloth/Qwen3-1.7B-GGUF/resolve/d7f544eead698dbd1f15126ef60b45a1e1933222/Qwen3-1.7B-Q4_K_M.gguf',
    bytes: 1_107_409_472,
    sha256: 'b139949c5bd74937ad8ed8c8cf3d9ffb1e99c866c823204dc42c0d91fa181897',
    memory: 3 * gigabyte,
  },
  {
    ...apache,
    id: 'qwen3-4b',
    kind: 'write',
    name: 'Qwen3 4B',
    line: {
      de: 'Ein guter Anfang: schreibt ordentlich Deutsch und läuft auf den meisten Rechnern.',
      en: 'A good beginning: it writes decently and runs on most machines.',
    },
    licenceAt: 'https://huggingface.co/Qwen/Qwen3-4B-Instruct-2507',
    file: 'Qwen3-4B-Instruct-2507-Q4_K_M.gguf',
    place:
      'bartowski/Qwen_Qwen3-4B-Instruct-2507-GGUF/resolve/ae44f08e1392f39c0e474af10c3ff8355c8b6688/' +
      'Qwen_Qwen3-4B-Instruct-2507-Q4_K_M.gguf',
    bytes: 2_497_280_736,
    sha256: '2fde00ce69dd4899c70d020845e2638353015bba0fdf161b3eb965f2bca4464e',
    memory: 5 * gigabyte,
  },
  {
    ...apache,
    id: 'qwen3-8b',
    kind: 'write',
    name: 'Qwen3 8B',
    line: {
      de: 'Das beste der drei. Ohne Grafikkarte braucht es für einen langen Text einige Minuten.',
      en: 'The best of the three. Without a graphics card, a long text takes it a few minutes.',
    },
    licenceAt: 'https://huggingface.co/Qwen/Qwen3-8B',
    file: 'Qwen3-8B-Q4_K_M.gguf',
    place: 'Qwen/Qwen3-8B-GGUF/resolve/7c41481f57cb95916b40956ab2f0b139b296d974/Qwen3-8B-Q4_K_M.gguf',
    bytes: 5_027_783_488,
    sha256: 'd98cdcbd03e17ce47681435b5150e34c1417f50b5c0019dd560e4882c5745785',
    memory: 8 * gigabyte,
  },
]

/** Every file that is offered. Size and checksum were looked up at several places that name them. */
export const downloads: readonly Download[] = [...writers, ...speakers, ...listenerDownloads, ...pictureDownloads]
