import { useText } from '../language.tsx'

const or = { de: 'oder', en: 'or' }

/** Stands between two questions of which one is enough. */
export const Or = () => (
  <p
    className="-my-1.5 flex items-center gap-3 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px
      after:flex-1 after:bg-line"
  >
    {useText()(or)}
  </p>
)
