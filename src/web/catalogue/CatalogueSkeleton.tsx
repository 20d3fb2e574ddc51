import { useEffect, useState } from 'react'
import { useText } from '../language.tsx'

const loading = { de: 'Die Werkzeuge werden geladen', en: 'The tools are loading' }
const noticeable = 400
const places = 6

/** The places of the engines, as soon as waiting for them is noticed. */
export function CatalogueSkeleton() {
  const t = useText()
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), noticeable)
    return () => clearTimeout(timer)
  }, [])
  if (!late) return null
  return (
    <div className="mt-9">
      <p role="status" className="sr-only">
        {t(loading)}
      </p>
      <ul aria-hidden className="grid grid-cols-1 gap-3 md:grid-cols-2 xl:grid-cols-3">
        {Array.from({ length: places }, (_, at) => (
          <li key={at} className="card flex items-center gap-3.5 p-3.5">
            <span className="skeleton size-9 shrink-0" />
            <span className="grid flex-1 gap-2">
              <span className="skeleton h-4 w-1/3" />
              <span className="skeleton h-3.5 w-4/5" />
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
