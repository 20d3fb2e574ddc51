import { EditableText } from '../EditableText.tsx'
import type { ViewProps } from '../views.ts'

/** A text to be spoken: large enough to be read off a desk, with room between its paragraphs to breathe in. */
export const Speech = ({ answer, lang, writing, onChange }: ViewProps<string>) => (
  <div lang={lang} className="reading sheet-x py-7 text-[1.375rem]/9 sm:py-9">
    <div className="max-w-[36rem]">
      <EditableText text={answer} writing={writing} lang={lang} part="" onChange={writing ? undefined : onChange} />
    </div>
  </div>
)
