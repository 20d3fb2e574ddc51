import { Download } from 'lucide-react'
import { useText } from '../language.tsx'

const words = {
  picture: (number: number) => ({ de: `Bild ${number}`, en: `Picture ${number}` }),
  save: (number: number) => ({ de: `Bild ${number} herunterladen`, en: `Download picture ${number}` }),
}

/** Pictures that were made, side by side where there is room; each is seen whole and taken away by itself. */
export function Pictures({ addresses }: { addresses: readonly string[] }) {
  const t = useText()
  return (
    <ol className={`grid grid-cols-1 gap-5 px-5 py-6 sm:px-10 sm:py-8 ${addresses.length > 1 ? 'sm:grid-cols-2' : ''}`}>
      {addresses.map((address, at) => (
        <li key={address} className="relative overflow-hidden rounded-md bg-sunken">
          <img src={address} alt={t(words.picture(at + 1))} className="aspect-square w-full object-contain" />
          <a
            href={address}
            download
            aria-label={t(words.save(at + 1))}
            className="icon-btn absolute right-2 bottom-2 bg-surface print:hidden"
          >
            <Download className="size-[18px]" strokeWidth={1.75} aria-hidden />
          </a>
        </li>
      ))}
    </ol>
  )
}
