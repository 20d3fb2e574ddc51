import { queryOptions } from '@tanstack/react-query'
import { hc } from 'hono/client'
import type { editorRoutes } from '#server/editor/routes.ts'
import { given, ours, until } from '../api.ts'

const { editor } = hc<typeof editorRoutes>('/api', ours)

/** Whether the free prompt of the editor's drawer can research, and for which plans. */
export const editorResearchQuery = queryOptions({
  queryKey: ['editor-research'],
  queryFn: ({ signal }) => given(editor.research.$get({}, until(signal))),
})
