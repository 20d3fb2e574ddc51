import { useMutation } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { sentenceOf } from '#shared/problems.ts'
import { connectProvider, disconnectProvider } from '../data/account-calls.ts'
import { isCode } from '../api.ts'
import { useNews } from '../data/news.ts'
import { signInKey, useSignsIn } from '../data/sign-in.ts'
import { useText } from '../language.tsx'
import { Panel } from '../ui/Panel.tsx'
import { Tag } from '../ui/small.tsx'
import { useSentence } from '../useSentence.ts'
import { Section } from '../ui/Section.tsx'

const words = {
  title: (name: string) => ({ de: `Anmelden mit ${name}`, en: `Sign in with ${name}` }),
  line: (name: string) => ({
    de: `Sie können sich mit Ihrem Zugang bei ${name} anmelden, statt Ihr Passwort einzugeben.`,
    en: `You can sign in with your ${name} account instead of typing your password.`,
  }),
  on: { de: 'verbunden', en: 'connected' },
  connect: { de: 'Verbinden', en: 'Connect' },
  disconnect: { de: 'Trennen', en: 'Disconnect' },
}

/** The provider by which one can sign in besides; nothing where this installation has none. */
export function ProviderSection() {
  const t = useText()
  const sentence = useSentence()
  const tell = useNews()
  const { data } = useSignsIn()
  const { problem } = useSearch({ strict: false })
  const connect = useMutation({ mutationFn: connectProvider })
  const disconnect = useMutation({ mutationFn: disconnectProvider, onSuccess: () => tell({ stale: signInKey }) })
  if (!data?.providerName) return null
  const { provider, providerName } = data
  const failed = connect.error ?? disconnect.error
  const asked = isCode(problem) ? t(sentenceOf(problem)) : undefined
  const said = failed ? sentence(failed) : asked
  return (
    <Section
      id="provider"
      title={t(words.title(providerName))}
      line={t(words.line(providerName))}
      action={
        <button type="button" className="btn-line" onClick={() => (provider ? disconnect : connect).mutate()}>
          {t(provider ? words.disconnect : words.connect)}
        </button>
      }
    >
      {said && <Panel tone="danger">{said}</Panel>}
      {provider && (
        <p>
          <Tag tone="ok">{t(words.on)}</Tag>
        </p>
      )}
    </Section>
  )
}
