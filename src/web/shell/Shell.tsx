import { useState } from 'react'
import { Outlet, useParams } from '@tanstack/react-router'
import { useText } from '../language.tsx'
import { ConfirmAddress } from './ConfirmAddress.tsx'
import { openWay, Trail } from './crumbs.ts'
import { Dialogs } from './Dialogs.tsx'
import { Header } from './Header.tsx'
import { SideNav } from './SideNav.tsx'
import { StateOfTheLine } from './StateOfTheLine.tsx'
import { Unfinished } from './Unfinished.tsx'
import { useFocusOnArrival } from './useFocusOnArrival.ts'

const words = { skip: { de: 'Zum Inhalt springen', en: 'Skip to content' } }

/** The frame around every page of a signed-in person. */
export function Shell() {
  const t = useText()
  const [way] = useState(openWay)
  const main = useFocusOnArrival()
  const isTool = useParams({ strict: false, select: ({ slug, engineId }) => !!(slug ?? engineId) })
  return (
    <div
      className={`grid min-h-dvh grid-cols-1 lg:grid-cols-[13rem_minmax(0,1fr)] print:block ${isTool ? 'rail' : ''}`}
    >
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:m-2 focus:rounded-md focus:bg-surface focus:px-3
          focus:py-2"
      >
        {t(words.skip)}
      </a>
      <aside className="sticky top-0 hidden h-dvh border-r border-line lg:block print:hidden">
        <SideNav />
      </aside>
      <div className="min-w-0">
        <Dialogs>
          <Trail value={way}>
            <Header />
            <StateOfTheLine />
            <ConfirmAddress />
            <Unfinished />
            <main
              ref={main}
              id="main"
              tabIndex={-1}
              className="mx-auto max-w-(--page-width) px-4 py-6 outline-none sm:px-(--page-pad)"
            >
              <Outlet />
            </main>
          </Trail>
        </Dialogs>
      </div>
    </div>
  )
}
