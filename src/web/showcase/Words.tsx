import { Counter, Kbd, PlanBadge, Tag } from '../ui/small.tsx'
import { Panel } from '../ui/Panel.tsx'
import { ShowcaseRow } from './ShowcaseRow.tsx'

const families = ['general', 'marketing', 'product', 'sales', 'press', 'education', 'hr', 'other']

/** Type, tags, tints and sentences. */
export const Words = () => (
  <>
    <p className="voice text-3xl">Was geschrieben wird, steht in Newsreader</p>
    <p>
      Was bedient wird, steht in Geist.{' '}
      <a href="#Words" className="link">
        Ein Verweis
      </a>
      , <span className="text-muted">etwas Leiseres</span>.
    </p>
    <p className="reading max-w-[36rem]" lang="de">
      Ab Januar öffnet die Stadtbücherei jeden Sonntag von 11 bis 17 Uhr, <del>seinerzeit</del>{' '}
      <ins>ohne zusätzliches Personal</ins>. Beratung gibt es wie bisher.
    </p>
    <ShowcaseRow>
      <Tag>accent</Tag>
      <Tag tone="ok">ok</Tag>
      <Tag tone="warn">warn</Tag>
      <Tag tone="danger">danger</Tag>
      <Tag tone="quiet">quiet</Tag>
      <PlanBadge plan="Premium" />
      <Kbd>Strg Enter</Kbd>
      <Counter count={93} max={1000} />
      <Counter count={960} max={1000} />
      <Counter count={1012} max={1000} />
      <Counter count={12} />
    </ShowcaseRow>
    <ShowcaseRow>
      {families.map(family => (
        <span key={family} data-family={family} className="rounded-md bg-tint px-3 py-1.5 text-sm text-tint-ink">
          {family}
        </span>
      ))}
    </ShowcaseRow>
    <Panel tone="note">Ein Hinweis, der zu diesem Ort gehört.</Panel>
    <Panel tone="ok">Es hat geklappt.</Panel>
    <Panel tone="warn">Darauf sollte man achten.</Panel>
    <Panel tone="danger">Das ist geschehen, das ist gesichert, das hilft.</Panel>
  </>
)
