import { useEffect, useState } from 'react'
import { useText } from '../../language.tsx'
import { asLogo } from '../../avatars/drawn.ts'
import { Logo } from '../../avatars/Logo.tsx'
import { PictureInput } from '../../avatars/PictureInput.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { useSentence } from '../../useSentence.ts'

const words = {
  choose: { de: 'Logo auswählen', en: 'Choose a logo' },
  line: {
    de: 'Es behält seine Form und wird auf höchstens 512 Pixel je Seite verkleinert.',
    en: 'It keeps its shape and is scaled down to 512 pixels a side at most.',
  },
  remove: { de: 'Logo entfernen', en: 'Remove the logo' },
  on: { de: 'Das Logo auf Hell und Dunkel', en: 'The logo on light and dark' },
}

type Props = {
  /** The address of the logo there is. */
  kept: string | undefined
  /** What takes its place when the brand is saved: a picture, null for none, undefined: as it is. */
  entry: Blob | null | undefined
  onEntry(entry: Blob | null | undefined): void
}

/** The address of a picture that only this page knows, as long as it is shown. */
const useAddress = (picture: Blob | null | undefined) => {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!picture) return setAddress(undefined)
    const made = URL.createObjectURL(picture)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [picture])
  return address
}

/** The logo of a brand, on light and dark ground; it is kept with the rest of the form. */
export function LogoField({ kept, entry, onEntry }: Props) {
  const t = useText()
  const sentence = useSentence()
  const [failure, setFailure] = useState<unknown>()
  const fresh = useAddress(entry)
  const shown = entry === undefined ? kept : fresh
  const take = (picture: ImageBitmap) => {
    setFailure(undefined)
    asLogo(picture)
      .then(onEntry, setFailure)
      .finally(() => picture.close())
  }
  return (
    <div className="grid grid-cols-1 gap-3">
      {shown && (
        <div role="img" aria-label={t(words.on)} className="grid grid-cols-2 gap-3">
          {['bg-white', 'bg-neutral-900'].map(ground => (
            <span
              key={ground}
              className={`grid h-24 grid-rows-1 place-items-center rounded-md border border-line p-3 ${ground}`}
            >
              <Logo src={shown} className="max-h-full max-w-full" />
            </span>
          ))}
        </div>
      )}
      <PictureInput label={t(words.choose)} onPicture={take}>
        <p className="text-sm text-muted">{t(words.line)}</p>
      </PictureInput>
      {failure !== undefined && <Panel tone="danger">{sentence(failure)}</Panel>}
      {shown && (
        <button
          type="button"
          className="btn-line justify-self-start"
          onClick={() => onEntry(kept === undefined ? undefined : null)}
        >
          {t(words.remove)}
        </button>
      )}
    </div>
  )
}
