import { StrictMode } from 'react'
import { CSPProvider } from '@base-ui/react/csp-provider'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import type { makeRouter } from './router.tsx'

type Props = { client: QueryClient; router: ReturnType<typeof makeRouter> }

/** The whole page: the same tree in the browser and in the build, which draws the first of its pages ahead. */
export const App = ({ client, router }: Props) => (
  <StrictMode>
    <CSPProvider disableStyleElements>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </CSPProvider>
  </StrictMode>
)
