import { copying } from '../ui/useCopyText.ts'
import { copyMarkdown } from './copy.ts'

/** Copies Markdown and says so. */
export const useCopy = copying(copyMarkdown)
