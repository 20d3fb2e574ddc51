import type { KeyView } from '#server/account/keys.ts'
import type { useKeys } from '../../data/keys.ts'
import { useText } from '../../language.tsx'
import { Ask } from '../../ui/Ask.tsx'

const words = {
  title: { de: 'Schlüssel löschen?', en: 'Delete this key?' },
  text: (name: string) => ({
    de: `Programme, die „${name}“ benutzen, kommen ab sofort nicht mehr herein. Texte, die damit entstanden sind, bleiben.`,
    en: `Programs that use “${name}” will be refused from now on. Texts that were made with it stay.`,
  }),
  yes: { de: 'Löschen', en: 'Delete' },
}

type Props = { apiKey: KeyView; takeBack: ReturnType<typeof useKeys>['takeBack']; onClose(): void }

/** Asks before a key stops working: whoever uses it notices. */
export function TakeBackKey({ apiKey, takeBack, onClose }: Props) {
  const t = useText()
  return (
    <Ask
      final
      title={t(words.title)}
      text={t(words.text(apiKey.name))}
      yes={t(words.yes)}
      failure={takeBack.error}
      isBusy={takeBack.isPending}
      onYes={() => takeBack.mutate(apiKey._id, { onSuccess: onClose })}
      onClose={onClose}
    />
  )
}
