import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** 128 bits of what a text is, for keys; pages that came over plain http have no `crypto.subtle`. */
export const hashOf = (text: string) => bytesToHex(sha256(utf8ToBytes(text))).slice(0, 32)
