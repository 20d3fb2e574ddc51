import { totalmem } from 'node:os'

/**
 * How much memory there is for what runs here, in bytes: the machine's, or less where a container may take only so
 * much. Where there is no limit the system names none, or one beyond what the machine has.
 */
export const memoryHere = (machine = totalmem(), limit = process.constrainedMemory()) =>
  Math.min(machine, limit || Infinity)
