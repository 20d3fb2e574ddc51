import { useState } from 'react'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { Plan } from '#shared/plans.ts'
import { familyWords } from '../../catalogue/family-words.ts'
import { enginesKey } from '../../data/engines.ts'
import { useNews } from '../../data/news.ts'
import { changeTools, planToolsQuery, type PlanTool, setPlansKey } from '../../data/set-plans.ts'
import { familyIds } from '../../families.ts'
import { useFormats } from '../../formats.ts'
import { useText } from '../../language.tsx'
import { kindsOfTools, someOf } from '../../tool-count.ts'
import { Button } from '../../ui/Button.tsx'
import { Section } from '../../ui/Section.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { SearchInput } from '../../ui/SearchInput.tsx'
import { toast } from '../../ui/toast.ts'
import { useSentence } from '../../useSentence.ts'
import { AskToLeave } from '../../ui/AskToLeave.tsx'
import { ListState } from '../ListState.tsx'
import { useUnsaved } from '../../ui/useUnsaved.ts'
import { ToolFamily } from './ToolFamily.tsx'
import { byFamily, isWhole, matching } from './tools.ts'

const words = {
  title: { de: 'Werkzeuge', en: 'Tools' },
  line: {
    de: 'Was dieser Tarif öffnet. Was Sie nicht ändern, folgt dem Katalog.',
    en: 'What this plan opens. What you do not change follows the catalogue.',
  },
  find: { de: 'Werkzeuge suchen', en: 'Find tools' },
  none: { de: 'Kein Werkzeug mit diesem Namen', en: 'No tool with this name' },
  save: (count: string, one: boolean) => ({
    de: `${count} ${one ? 'Änderung' : 'Änderungen'} speichern`,
    en: `Save ${count} ${one ? 'change' : 'changes'}`,
  }),
  discard: { de: 'Verwerfen', en: 'Discard' },
  saved: { de: 'Gespeichert', en: 'Saved' },
}

/** Which tools a plan opens, by family; several changes are saved at once. */
export function PlanTools({ plan }: { plan: Plan }) {
  const t = useText()
  const { number } = useFormats()
  const sentence = useSentence()
  const tell = useNews()
  const [search, find] = useState('')
  const [changes, setChanges] = useState<ReadonlyMap<string, boolean>>(new Map())
  const { data: tools, error, refetch } = useQuery(planToolsQuery)
  const isOpen = ({ id, access }: PlanTool) => changes.get(id) ?? access.includes(plan)
  const isShipped = ({ shipped }: PlanTool) => shipped.includes(plan)
  const shown = matching(tools ?? [], search, t)

  const set = (some: readonly PlanTool[], open: boolean) =>
    setChanges(before => {
      const after = new Map(before)
      for (const { id, access } of some)
        if (access.includes(plan) === open) after.delete(id)
        else after.set(id, open)
      return after
    })
  const { isUnsaved, settle } = useUnsaved([...changes])
  const save = useMutation({
    mutationFn: () => {
      const ids = (wanted: boolean) => [...changes].flatMap(([id, open]) => (open === wanted ? [id] : []))
      return changeTools(plan, { open: ids(true), close: ids(false) })
    },
    async onSuccess() {
      await refetch()
      settle([])
      setChanges(new Map())
      for (const stale of [setPlansKey, enginesKey]) tell({ stale })
      toast({ text: t(words.saved) })
    },
  })
  const whole = (tools ?? []).filter(isWhole)
  const says = kindsOfTools
    .map(({ name, has }) => {
      const [own, open] = [whole.filter(({ id }) => has(id)), whole.filter(one => has(one.id) && isOpen(one))]
      return `${t(name)}: ${t(someOf(number(open.length), number(own.length)))}`
    })
    .join(' · ')
  return (
    <Section id="tools" title={t(words.title)} line={t(words.line)}>
      <AskToLeave isUnsaved={isUnsaved} />
      <div className="grid grid-cols-1 items-center gap-3 sm:grid-cols-[1fr_auto]">
        <SearchInput label={t(words.find)} placeholder={t(words.find)} value={search} onChange={find} />
        {tools && <p className="text-sm text-muted tabular-nums">{says}</p>}
      </div>
      <ListState
        count={tools && shown.length}
        says={says}
        failure={error}
        onRetry={() => void refetch()}
        none={t(words.none)}
        onAll={() => find('')}
      >
        {familyIds.map(family => {
          const own = byFamily(shown, family)
          return (
            own.length > 0 && (
              <ToolFamily
                key={family}
                name={t(familyWords[family].name)}
                tools={own}
                isOpen={isOpen}
                isShipped={isShipped}
                onSet={set}
              />
            )
          )
        })}
      </ListState>
      {save.error && <Panel tone="danger">{sentence(save.error)}</Panel>}
      {changes.size > 0 && (
        <div
          className="sticky bottom-0 -mx-5 flex flex-wrap gap-2 border-t border-line bg-surface px-5 py-3 sm:-mx-6
            sm:px-6"
        >
          <Button className="btn-primary" isBusy={save.isPending} onClick={() => save.mutate()}>
            {t(words.save(number(changes.size), changes.size === 1))}
          </Button>
          <Button className="btn-line" isBusy={save.isPending} onClick={() => setChanges(new Map())}>
            {t(words.discard)}
          </Button>
        </div>
      )}
    </Section>
  )
}
