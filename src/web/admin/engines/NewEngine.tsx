import { useState } from 'react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { isPictureTool } from '#shared/picture-slugs.ts'
import { begins, madeKey, madeQuery } from '../../data/made-engines.ts'
import { useEngines } from '../../data/engines.ts'
import { useLocale, useText } from '../../language.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog, DialogClose } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { Glyph } from '../../ui/Glyph.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Select } from '../../ui/Select.tsx'
import { useSentence } from '../../useSentence.ts'
import { nameIn } from './words.ts'

const words = {
  title: { de: 'Neues Werkzeug', en: 'New tool' },
  text: {
    de: 'Was Sie wählen, wird kopiert. Das Vorbild bleibt, wie es ist.',
    en: 'What you choose is copied. The original stays as it is.',
  },
  begin: { de: 'Beginnen mit', en: 'Begin with' },
  blank: { de: 'Leer', en: 'Blank' },
  blankLine: { de: 'Ein Feld, sonst nichts.', en: 'One field, nothing else.' },
  like: { de: 'Oder wie ein vorhandenes Werkzeug', en: 'Or like an existing tool' },
  none: { de: 'Keines', en: 'None' },
  make: { de: 'Anlegen', en: 'Create' },
  cancel: { de: 'Abbrechen', en: 'Cancel' },
}

/** Asks what a new engine begins with: nothing, a template, or one that there is. */
export function NewEngine({ onOpen, onClose }: { onOpen(id: string): void; onClose(): void }) {
  const t = useText()
  const locale = useLocale()
  const sentence = useSentence()
  const client = useQueryClient()
  // A tool for pictures works on them by itself: there is nothing to be said otherwise.
  const engines = useEngines().filter(({ slug }) => !isPictureTool(slug))
  const { data } = useQuery(madeQuery)
  const [template, setTemplate] = useState('from_notes')
  const [like, setLike] = useState('')
  const making = useMutation({
    mutationFn: () => begins(like || template),
    onSuccess({ _id }) {
      void client.invalidateQueries({ queryKey: madeKey })
      onOpen(_id)
    },
  })
  return (
    <Dialog title={t(words.title)} text={t(words.text)} size="large" onClose={onClose}>
      <form
        className="mt-5 grid grid-cols-1 gap-5"
        onSubmit={event => {
          event.preventDefault()
          making.mutate()
        }}
      >
        <fieldset>
          <legend className="text-sm font-medium">{t(words.begin)}</legend>
          <div className="mt-2 grid grid-cols-1 gap-2 sm:grid-cols-2">
            {data?.templates.map(({ id, name, description, icon }) => (
              <label
                key={id}
                className="flex cursor-pointer items-start gap-3 rounded-lg border border-line bg-surface p-3
                  has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2
                  has-focus-visible:outline-offset-2 has-focus-visible:outline-ring"
              >
                <input
                  type="radio"
                  name="template"
                  className="sr-only"
                  checked={!like && template === id}
                  onChange={() => {
                    setTemplate(id)
                    setLike('')
                  }}
                />
                <Glyph name={icon} className="mt-0.5 size-5 shrink-0 text-accent-ink" />
                <span className="min-w-0">
                  <span className="block font-medium">{id === 'blank' ? t(words.blank) : t(name)}</span>
                  <span className="block text-sm text-muted">
                    {id === 'blank' ? t(words.blankLine) : t(description)}
                  </span>
                </span>
              </label>
            ))}
          </div>
        </fieldset>
        <Field label={t(words.like)}>
          {control => (
            <Select {...control} value={like} onChange={({ target }) => setLike(target.value)}>
              <option value="">{t(words.none)}</option>
              {engines.map(({ slug, name }) => (
                <option key={slug} value={slug}>
                  {nameIn(name, locale)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {making.error && <Panel tone="danger">{sentence(making.error)}</Panel>}
        <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
          <DialogClose className="btn-line">{t(words.cancel)}</DialogClose>
          <Button type="submit" className="btn-primary" disabled={!data} isBusy={making.isPending}>
            {t(words.make)}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
