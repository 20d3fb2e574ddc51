import type { BrandView } from '#shared/brand.ts'
import { useDeleteBrand } from '../../data/brands.ts'
import { useText } from '../../language.tsx'
import { toast } from '../../ui/toast.ts'
import { Ask } from '../../ui/Ask.tsx'

const words = {
  title: { de: 'Marke löschen?', en: 'Delete this brand?' },
  text: (name: string) => ({
    de: `${name} steht dann in keinem Formular mehr; Wissen und Glossar der Marke gehen mit. Texte, die damit erstellt wurden, bleiben.`,
    en: `${name} will no longer appear in any form; its knowledge and glossary go with it. Texts made with it stay.`,
  }),
  yes: { de: 'Löschen', en: 'Delete' },
  done: { de: 'Marke gelöscht', en: 'Brand deleted' },
}

/** Asks before a brand goes. */
export function DeleteBrand({ brand, onGone, onClose }: { brand: BrandView; onGone(): void; onClose(): void }) {
  const t = useText()
  const removal = useDeleteBrand(brand._id)
  const gone = () => {
    toast({ text: t(words.done) })
    onGone()
  }
  return (
    <Ask
      final
      title={t(words.title)}
      text={t(words.text(String(brand.name)))}
      yes={t(words.yes)}
      failure={removal.error}
      isBusy={removal.isPending}
      onYes={() => removal.mutate(undefined, { onSuccess: gone })}
      onClose={onClose}
    />
  )
}
