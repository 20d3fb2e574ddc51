/** What the editor's drawer asks of a model, each a call of its own below `/api/editor`. */
export const editorTools = ['regenerate', 'seo-analysis', 'seo-rewrite', 'grammar', 'prompt', 'alternatives'] as const
export type EditorTool = (typeof editorTools)[number]

/** The name under which the runs of the editor stand in the history. */
export const editorName = 'editor'

/** The call that says what a picture shows, and how long its answer is to be, and what it is told of the text. */
export const describePath = `${editorName}/describe`
export const mostAlt = 150
export const mostAround = 600

/** The path of one of its calls among all calls. */
export const editorPath = (tool: EditorTool) => `${editorName}/${tool}`

/** The most characters of a text that is given to a tool of the editor: 10,000 are refused. */
export const longestTarget = 9_999

/** How many other wordings of a sentence are asked for at once. */
export const wordings = 5

/** The most characters of a wish in one's own words. */
export const longestWish = 4_000

/** How often a text is written anew while the drawer is open, and how many results it keeps. */
export const mostRegenerations = 4
export const mostResults = 4
