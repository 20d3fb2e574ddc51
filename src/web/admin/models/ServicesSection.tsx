import { useQuery } from '@tanstack/react-query'
import { type ServiceKind, servicesQuery, type ServicesView } from '../../data/services.ts'
import { useText } from '../../language.tsx'
import { Fetched } from '../../ui/Fetched.tsx'
import { AddService } from './AddService.tsx'
import { Fold } from './Fold.tsx'
import { isFixed, kindWords, serviceName } from './kinds.ts'
import { ServiceDownloads } from './ServiceDownloads.tsx'
import { ServiceLine } from './ServiceLine.tsx'

const here = (programs: string) => ({
  de: `Auf diesem Server gefunden: ${programs}`,
  en: `Found on this server: ${programs}`,
})
const nothing = { de: 'nicht verbunden', en: 'not connected' }
const waiting = { de: 'Wird geladen', en: 'Loading' }
const failed = { de: 'Ließ sich nicht laden', en: 'Could not be loaded' }
const fixed = (variable: string) => ({
  de: `Das steht in der Umgebung des Servers (${variable}) und lässt sich nur dort ändern.`,
  en: `This is set in the server’s environment (${variable}) and can only be changed there.`,
})

function Services({ kind, view }: { kind: ServiceKind; view: ServicesView }) {
  const t = useText()
  const { connected, services, here: found } = view
  const { none, noneButHere = none, downloads, variable, price } = kindWords[kind]
  const left = services.filter(({ id }) => !connected.some(one => one.id === id))
  return (
    <>
      {connected.length === 0 && <p className="text-muted">{t(found.length ? noneButHere : none)}</p>}
      {found.length > 0 && <p className="text-sm text-muted">{t(here(found.join(', ')))}</p>}
      {connected.length > 0 && (
        <ul className="-my-1 divide-y divide-line">
          {connected.map(one => (
            <ServiceLine key={one.id} kind={kind} service={one} />
          ))}
        </ul>
      )}
      {isFixed(connected) && <p className="text-sm text-muted">{t(fixed(variable))}</p>}
      {connected.length > 0 && <p className="text-sm text-muted">{t(price)}</p>}
      {downloads && <ServiceDownloads kind={downloads} service={kind} />}
      {!isFixed(connected) && left.length > 0 && <AddService kind={kind} services={left} />}
    </>
  )
}

/** The services of one kind: seen, tried, connected and disconnected. */
export function ServicesSection({ kind }: { kind: ServiceKind }) {
  const t = useText()
  const query = useQuery(servicesQuery(kind))
  const { id, title, line } = kindWords[kind]
  const { data, error } = query
  const names = [...(data?.connected.map(one => t(serviceName(kind, one))) ?? []), ...(data?.here ?? [])]
  const holds = names.join(', ') || t(data ? nothing : error ? failed : waiting)
  return (
    <Fold id={id} title={t(title)} line={t(line)} holds={holds}>
      <Fetched query={query}>{view => <Services kind={kind} view={view} />}</Fetched>
    </Fold>
  )
}
