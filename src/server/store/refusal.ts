import type { Text } from '#shared/text.ts'
import { ConfigError } from '../config.ts'

/** Why the store cannot be opened, said to the operator at the terminal in both languages. */
export const refusal = ({ de, en }: Text, cause?: unknown) => new ConfigError(`${de}\n${en}`, { cause })
