import { Copy } from 'lucide-react'
import type { NewKeyView } from '#server/account/keys.ts'
import { useCopyText } from '../../ui/useCopyText.ts'
import { useText } from '../../language.tsx'
import { Dialog, DialogClose } from '../../ui/Dialog.tsx'

const words = {
  title: { de: 'Ihr neuer Schlüssel', en: 'Your new key' },
  text: {
    de: 'Er wird nur dieses eine Mal gezeigt. Kopieren Sie ihn jetzt dorthin, wo er gebraucht wird, und geben Sie ihn nicht weiter.',
    en: 'It is shown only this once. Copy it now to where it is needed, and do not pass it on.',
  },
  key: { de: 'API-Schlüssel', en: 'API key' },
  copy: { de: 'Schlüssel kopieren', en: 'Copy the key' },
  done: { de: 'Fertig', en: 'Done' },
}

/** A key in full, which nobody can see again afterwards. */
export function ShownKey({ made, onClose }: { made: NewKeyView; onClose(): void }) {
  const t = useText()
  const copy = useCopyText()
  return (
    <Dialog title={t(words.title)} text={t(words.text)} onClose={onClose}>
      <textarea
        readOnly
        rows={2}
        spellCheck={false}
        aria-label={t(words.key)}
        className="field mt-5 block field-sizing-content resize-none py-2.5 font-mono text-sm break-all"
        value={made.key}
        onFocus={event => event.target.select()}
      />
      <div className="mt-6 flex flex-col-reverse gap-2 sm:grid sm:grid-cols-2">
        <DialogClose className="btn-line">{t(words.done)}</DialogClose>
        <button type="button" className="btn-primary" onClick={() => void copy(made.key)}>
          <Copy className="size-4" aria-hidden />
          {t(words.copy)}
        </button>
      </div>
    </Dialog>
  )
}
