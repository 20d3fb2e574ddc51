import { useInterfaceLanguage } from '../useInterfaceLanguage.ts'

const others = { de: { to: 'en', name: 'English' }, en: { to: 'de', name: 'Deutsch' } } as const

/** The same page in the other language; what was typed stays. */
export function OtherLanguage() {
  const [locale, change] = useInterfaceLanguage()
  const { to, name } = others[locale]
  return (
    <button
      type="button"
      lang={to}
      onClick={() => change(to)}
      className="min-h-6 cursor-pointer self-start pointer-coarse:min-h-11 pointer-coarse:min-w-11 text-sm text-muted underline-offset-4 hover:underline"
    >
      {name}
    </button>
  )
}
