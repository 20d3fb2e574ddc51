import { useNavigate, useSearch } from '@tanstack/react-router'
import { useSuspenseQuery } from '@tanstack/react-query'
import { engineQuery, useEngines } from '../data/engines.ts'
import { useImageModelDeeds, useImageModels } from '../data/image-models.ts'
import { EngineHeader } from '../engines/EngineHeader.tsx'
import { EngineHelp, useHelp } from '../engines/EngineHelp.tsx'
import { Guide } from '../engines/Guide.tsx'
import { useText } from '../language.tsx'
import { pages } from '../pages.ts'
import { useCrumb } from '../shell/crumbs.ts'
import { NotFound } from '../states/NotFound.tsx'
import { Fetched } from '../ui/Fetched.tsx'
import { Panel } from '../ui/Panel.tsx'
import { useSentence } from '../useSentence.ts'
import { MissingTrainer } from './MissingTrainer.tsx'
import { ModelDesk } from './ModelDesk.tsx'
import { ModelList } from './ModelList.tsx'
import { NewModel } from './NewModel.tsx'
import { usePaid } from './usePaid.ts'
import { words } from './words.ts'

const slug = 'image-model-generator'

/** Models that a person trains with their own pictures: those there are, the one that is open, or a new one. */
export function ImageModelPage() {
  const t = useText()
  const sentence = useSentence()
  const navigate = useNavigate()
  const card = useEngines().find(one => one.slug === slug)
  const engine = useSuspenseQuery(engineQuery(slug)).data
  const help = useHelp()
  const open = useSearch({ strict: false, select: search => search.model })
  const paid = useSearch({ strict: false, select: search => search.paid })
  const models = useImageModels()
  const deeds = useImageModelDeeds()
  const payment = usePaid(deeds, open, paid)
  useCrumb(card && { name: card.name, to: pages.picture, params: { slug } })
  if (!card) return <NotFound />
  const show = (model?: string) => void navigate({ to: pages.imageModels, search: model ? { model } : {} })
  return (
    <>
      <EngineHeader engine={card} help={<EngineHelp help={help} engine={engine} path="" />} />
      <div className="mt-6">
        <Fetched query={models}>
          {here => {
            const model = here.models.find(({ _id }) => _id === open)
            return (
              <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
                <ModelList models={here.models} open={model?._id} />
                <div className="grid min-w-0 grid-cols-1 gap-4">
                  {!here.trainer && <MissingTrainer />}
                  {payment.isPending && <Panel tone="note">{t(words.confirming)}</Panel>}
                  {payment.error && <Panel tone="danger">{sentence(payment.error)}</Panel>}
                  {model ? (
                    <ModelDesk key={model._id} model={model} here={here} deeds={deeds} onGone={() => show()} />
                  ) : (
                    <>
                      <NewModel deeds={deeds} onMade={show} />
                      <Guide engine={engine} onExample={undefined} />
                    </>
                  )}
                </div>
              </div>
            )
          }}
        </Fetched>
      </div>
    </>
  )
}
