import type { RunView } from '#server/runs/shown.ts'

/** The first picture that a run has made; its id. */
export const pictureOf = ({ files }: Pick<RunView, 'files'>) =>
  files.find(({ type }) => type.startsWith('image/'))?.file

/** The first file that a kept answer names, as a picture is named there. */
export const pictureIn = (markdown: string) => /!\[[^\]]*\]\(\/files\/([\w-]+)\)/.exec(markdown)?.[1]
