import { useState } from 'react'
import { getRouteApi } from '@tanstack/react-router'
import { asProblem } from '#shared/problems.ts'
import { useEngines } from '../data/engines.ts'
import { useInstallation } from '../data/installation.ts'
import { useSetup, type Who } from '../data/setup.ts'
import { useText } from '../language.tsx'
import { Button } from '../ui/Button.tsx'
import { Panel } from '../ui/Panel.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { useConnectSentence } from '../useConnectSentence.ts'
import { Lights } from './Lights.tsx'
import { ModelWays } from './ModelWays.tsx'
import { useChoice } from './useChoice.ts'
import { useFinish } from './useFinish.ts'
import { WelcomeFrame } from './WelcomeFrame.tsx'
import { WhoWillUse } from './WhoWillUse.tsx'

const words = {
  first: { de: 'Federwerk ist bereit. Zwei Fragen noch.', en: 'Federwerk is ready. Two questions left.' },
  firstOnly: { de: 'Federwerk ist bereit. Eine Frage noch.', en: 'Federwerk is ready. One question left.' },
  later: { de: 'Einrichtung', en: 'Setup' },
  begin: { de: 'Anfangen', en: 'Start' },
  save: { de: 'Übernehmen', en: 'Apply' },
  back: (engine: string) => ({ de: `Weiter mit „${engine}“`, en: `Go on with “${engine}”` }),
  changeable: {
    de: 'Beides lässt sich jederzeit ändern, im Menü Ihres Kontos.',
    en: 'Both can be changed at any time, in your account menu.',
  },
  onlyChangeable: {
    de: 'Das lässt sich jederzeit ändern, im Menü Ihres Kontos.',
    en: 'That can be changed at any time, in your account menu.',
  },
}
const route = getRouteApi('/{-$locale}/signed-in/welcome')

/** Two questions, and beside them what each answer lights; one where the server has been told its model. */
export function SetupPage() {
  const t = useText()
  const sentence = useConnectSentence()
  const { from } = route.useSearch()
  const { who: known, plan } = useInstallation()
  const [picked, setWho] = useState<Who>()
  const who = picked ?? known ?? 'team'
  const setup = useSetup()
  const choosing = useChoice(setup)
  const finish = useFinish({ setup, choosing, who, known, from })
  const [first] = useState(known === null)
  const modelIsFixed = setup.connected?.from === 'environment'
  const title = t(first ? (modelIsFixed ? words.firstOnly : words.first) : words.later)

  const engines = useEngines()
  const engine = engines.find(({ path }) => from?.split('?')[0]?.endsWith(path))
  const atField = choosing.failure && finish.error === choosing.failure
  return (
    <WelcomeFrame title={title}>
      <div className="mt-8 grid grid-cols-1 items-start gap-10 lg:mt-10 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-14">
        <div className="min-w-0">
          <h1 className="voice text-[min(1.875rem,9.5vw)] leading-[1.2] sm:text-3xl">{title}</h1>
          <WhoWillUse who={who} onWho={setWho} fixed={plan} />
          <ModelWays setup={setup} choosing={choosing} />
          {finish.error && !atField && (
            <div className="mt-6">
              <Panel tone="danger">{sentence(asProblem(finish.error))}</Panel>
            </div>
          )}
          <div className="mt-8 flex flex-wrap items-center gap-4">
            <Button className="btn-primary min-h-11 px-6" isBusy={finish.isPending} onClick={() => finish.mutate()}>
              {finish.isPending && <Spinner />}
              {t(engine ? words.back(t(engine.name)) : first ? words.begin : words.save)}
            </Button>
            <p className="text-sm text-muted">{t(modelIsFixed ? words.onlyChangeable : words.changeable)}</p>
          </div>
        </div>
        <Lights model={choosing.works || modelIsFixed} connected={setup.connected !== null} />
      </div>
    </WelcomeFrame>
  )
}
