import type { MadeView } from '#server/custom-engines/views.ts'
import { useFormats } from '../../formats.ts'
import { useText } from '../../language.tsx'
import { Tag } from '../../ui/small.tsx'
import { stateWords } from './words.ts'

/** How far an engine has come: a draft, published, or withdrawn again. */
export function EngineState({ published, versions, ahead }: Pick<MadeView, 'published' | 'versions' | 'ahead'>) {
  const t = useText()
  const { number } = useFormats()
  if (published === null) return <Tag tone="quiet">{t(versions ? stateWords.withdrawn : stateWords.draft)}</Tag>
  return (
    <>
      <Tag tone="ok">{t(stateWords.published(number(published)))}</Tag>
      {ahead && <Tag tone="warn">{t(stateWords.ahead)}</Tag>}
    </>
  )
}
