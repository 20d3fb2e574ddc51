import { constants } from 'node:fs'
import { copyFile, link } from 'node:fs/promises'

/**
 * A file that nobody writes to any more under a second name: a hard link, or a copy on another disk. Leaves alone what
 * is there under that name; what is gone is missed by whoever reads it.
 */
export const alias = (from: string, to: string) =>
  link(from, to).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST' && error.code !== 'ENOENT') return copyFile(from, to, constants.COPYFILE_FICLONE)
  })
