import { useRef, useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Checked, checks, imports, madeKey, type ToolFile } from '../../data/made-engines.ts'
import { useLocale, useText } from '../../language.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog, DialogClose } from '../../ui/Dialog.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { useSentence } from '../../useSentence.ts'
import { FindingList } from './FindingList.tsx'
import { nameIn } from './words.ts'

const words = {
  title: { de: 'Werkzeug aus einer Datei', en: 'Tool from a file' },
  text: {
    de: 'Sie wird zuerst geprüft. Gespeichert wird erst, wenn Sie es sagen, und dann als Entwurf.',
    en: 'It is checked first. It is saved only when you say so, and then as a draft.',
  },
  choose: { de: 'Datei wählen', en: 'Choose a file' },
  other: { de: 'Andere Datei wählen', en: 'Choose another file' },
  notJson: {
    de: 'Das ist keine Werkzeug-Datei. Wählen Sie eine, die aus Federwerk stammt (.json).',
    en: 'This is not a tool file. Choose one that comes from Federwerk (.json).',
  },
  fine: (name: string) => ({
    de: `„${name}“ ist in Ordnung.`,
    en: `“${name}” is all right.`,
  }),
  unfinished: (name: string) => ({
    de: `„${name}“ lässt sich importieren, aber noch nicht veröffentlichen:`,
    en: `“${name}” can be imported, but not published yet:`,
  }),
  unreadable: {
    de: 'Es wurde nichts gespeichert, denn diese Datei lässt sich nicht importieren:',
    en: 'Nothing was saved, because this file cannot be imported:',
  },
  bring: { de: 'Als Entwurf importieren', en: 'Import as a draft' },
  cancel: { de: 'Abbrechen', en: 'Cancel' },
}

/** A file of another program is as good as none. */
const contentOf = async (file: File): Promise<ToolFile | undefined> => {
  try {
    const content: unknown = JSON.parse(await file.text())
    return typeof content === 'object' && content !== null && !Array.isArray(content) ? { ...content } : undefined
  } catch {
    return undefined
  }
}

/** Reads a tool file, says what is wrong with it, and makes a draft of it. */
export function ImportEngine({ onOpen, onClose }: { onOpen(id: string): void; onClose(): void }) {
  const t = useText()
  const locale = useLocale()
  const sentence = useSentence()
  const client = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<{ file: ToolFile; checked: Checked }>()
  const checking = useMutation({
    mutationFn: async (picked: File) => {
      const file = await contentOf(picked)
      return file && { file, checked: await checks(file) }
    },
    onSuccess: setChosen,
  })
  const importing = useMutation({
    mutationFn: imports,
    onSuccess({ _id }) {
      void client.invalidateQueries({ queryKey: madeKey })
      onOpen(_id)
    },
  })
  const failure = checking.error ?? importing.error
  const checked = chosen?.checked
  const name = checked?.name ? nameIn(checked.name, locale) : ''
  return (
    <Dialog title={t(words.title)} text={t(words.text)} size="large" onClose={onClose}>
      <div className="mt-5 grid grid-cols-1 gap-4">
        <input
          ref={input}
          type="file"
          accept=".json,application/json"
          className="sr-only"
          tabIndex={-1}
          aria-label={t(words.choose)}
          onChange={({ target }) => {
            const [file] = target.files ?? []
            target.value = ''
            setChosen(undefined)
            if (file) checking.mutate(file)
          }}
        />
        <button type="button" className="btn-line w-fit" onClick={() => input.current?.click()}>
          {t(chosen ? words.other : words.choose)}
        </button>
        {!!failure && <Panel tone="danger">{sentence(failure)}</Panel>}
        {checking.isSuccess && !chosen && <Panel tone="danger">{t(words.notJson)}</Panel>}
        {checked && !checked.readable && (
          <Panel tone="danger">
            {t(words.unreadable)}
            <FindingList findings={checked.findings} />
          </Panel>
        )}
        {checked?.readable &&
          (checked.findings.length ? (
            <Panel tone="warn">
              {t(words.unfinished(name))}
              <FindingList findings={checked.findings} />
            </Panel>
          ) : (
            <Panel tone="ok">{t(words.fine(name))}</Panel>
          ))}
        <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
          <DialogClose className="btn-line">{t(words.cancel)}</DialogClose>
          <Button
            className="btn-primary"
            disabled={!checked?.readable}
            isBusy={importing.isPending}
            onClick={() => chosen && importing.mutate(chosen.file)}
          >
            {t(words.bring)}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
