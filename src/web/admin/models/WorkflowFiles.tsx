import { useRef } from 'react'
import type { NamedService } from '../../data/services.ts'
import { useText } from '../../language.tsx'
import { Field } from '../../ui/Field.tsx'

const words = {
  label: { de: 'Workflows von ComfyUI', en: 'Workflows of ComfyUI' },
  hint: {
    de: 'Bis zu drei Dateien aus „Export (API)“: eine malt aus Worten, eine ändert ein Bild, eine ändert einen Bereich. Was einzusetzen ist, sagen die Titel der Knoten: „prompt“, „negative“, „seed“, „width“, „height“, „picture“, „mask“, „strength“, auch mehrere in einem Titel; „result“ steht am Ergebnis. Statt eines Titels geht auch „{{prompt}}“ im Text.',
    en: 'Up to three files from “Export (API)”: one paints from words, one changes a picture, one changes an area. What is to be filled in is said by the titles of nodes: “prompt”, “negative”, “seed”, “width”, “height”, “picture”, “mask”, “strength”, also several in one title; “result” stands at the outcome. In place of a title, “{{prompt}}” can stand in the text.',
  },
  choose: { de: 'Dateien wählen', en: 'Choose files' },
  none: { de: 'Noch keine gewählt', en: 'None chosen yet' },
}

type Files = NonNullable<NamedService['workflows']>
type Props = { files: Files; problem?: string; onChange(files: Files): void }

const readIn = async (list: FileList | null): Promise<Files> =>
  Promise.all([...(list ?? [])].map(async file => ({ name: file.name, text: await file.text() })))

/** Chooses workflow files; what is wrong with one is said once they are sent. */
export function WorkflowFiles({ files, problem, onChange }: Props) {
  const t = useText()
  const input = useRef<HTMLInputElement>(null)
  return (
    <Field label={t(words.label)} hint={t(words.hint)} problem={problem}>
      {control => (
        <div className="flex flex-wrap items-center gap-3">
          <input
            ref={input}
            type="file"
            multiple
            accept=".json,application/json"
            className="sr-only"
            tabIndex={-1}
            aria-label={t(words.choose)}
            onChange={({ target }) => {
              void readIn(target.files).then(onChange)
            }}
          />
          <button
            {...control}
            type="button"
            aria-label={`${t(words.label)}: ${t(words.choose)}`}
            className="btn-line"
            onClick={() => input.current?.click()}
          >
            {t(words.choose)}
          </button>
          <span role="status" className="min-w-0 text-sm wrap-anywhere text-muted">
            {files.map(({ name }) => name).join(', ') || t(words.none)}
          </span>
        </div>
      )}
    </Field>
  )
}
