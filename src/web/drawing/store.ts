import { drawingsIn } from '../ui/forget.ts'
import type { Stack, Size } from './stack.ts'

/** A drawing as this browser keeps it; `applied` is the address of the file that was last made of it. */
export type Stored = Readonly<{ stack: Stack; size: Size; applied: string }>

const [table, version] = ['drawings', 1]

const settled = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

const withTable = async <Result>(mode: IDBTransactionMode, use: (table: IDBObjectStore) => IDBRequest<Result>) => {
  const opening = indexedDB.open(drawingsIn, version)
  opening.onupgradeneeded = () => void opening.result.createObjectStore(table)
  const database = await settled(opening)
  try {
    return await settled(use(database.transaction(table, mode).objectStore(table)))
  } finally {
    database.close()
  }
}

/** The drawing that a person has begun in this browser; nothing where it keeps none. */
export const storedDrawing = async (person: string): Promise<Stored | undefined> => {
  try {
    return await withTable<Stored | undefined>('readonly', all => all.get(person))
  } catch {
    return undefined
  }
}

/** Keeps a drawing until it is drawn on further. Gives whether it could. */
export const storeDrawing = async (person: string, drawing: Stored): Promise<boolean> => {
  try {
    await withTable('readwrite', all => all.put(drawing, person))
    return true
  } catch {
    return false
  }
}
