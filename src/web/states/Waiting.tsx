import { Mark } from '../brand/Mark.tsx'
import { useText } from '../language.tsx'

const words = { loading: { de: 'Wird geladen …', en: 'Loading …' } }

/** In place of a page that takes longer than a blink. */
export const Waiting = () => (
  <div role="status" className="grid min-h-[60dvh] content-center justify-items-center gap-3 text-muted">
    <Mark className="size-8 animate-pulse text-accent" />
    {useText()(words.loading)}
  </div>
)
