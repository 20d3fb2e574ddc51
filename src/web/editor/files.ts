import type { QueryClient } from '@tanstack/react-query'
import { fromMarkdown } from '#shared/document/markdown/read.ts'
import type { Document } from '#shared/document/schema.ts'
import { Problem } from '#shared/problems.ts'
import { beginDocument, documentsKey } from '../data/documents.ts'
import { freshId } from '../ui/fresh-id.ts'
import { post, call } from '../api.ts'
import { sendFile } from '../files/send.ts'

/** What can be opened, as the browser offers it. */
export const opens = '.docx,.doc,.md,.markdown,.html,.htm,.txt,.rtf'

const nameOf = ({ name }: File) => name.replace(/\.[^.]*$/, '').slice(0, 200)
const endingOf = ({ name }: File) => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

const plainOf = (text: string): Document => {
  const content = text
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n{2,}/)
    .map(part => ({
      type: 'paragraph' as const,
      content: part
        .split('\n')
        .flatMap((line, at) => [
          ...(at ? [{ type: 'hardBreak' as const }] : []),
          ...(line ? [{ type: 'text' as const, text: line }] : []),
        ]),
    }))
  return { type: 'doc', content }
}

const begun = async (path: string, body: object, key: string): Promise<{ _id: string }> => {
  const asked = post(body)
  return (await call(path, { ...asked, headers: { ...asked.headers, 'Idempotency-Key': key } })).json()
}

/** Makes a document of a file and hands back its id. Throws what is wrong with the file. */
export const openFile = async (file: File, client: QueryClient): Promise<string> => {
  const [title, ending, key] = [nameOf(file), endingOf(file), freshId()]
  if (!file.size) throw new Problem('document_empty')
  const make = async () => {
    if (ending === 'html' || ending === 'htm')
      return begun('/api/document', { titel_text: title, content_text: await file.text() }, key)
    const isText = ending === 'md' || ending === 'markdown' || ending === 'txt'
    const text = isText ? await file.text() : await readByServer(file)
    const content = ending === 'txt' ? plainOf(text) : fromMarkdown(text)
    return beginDocument({ titel_text: title, content }, key)
  }
  const { _id } = await make()
  void client.invalidateQueries({ queryKey: documentsKey })
  return _id
}

const readByServer = async (file: File) => {
  const watched = { signal: new AbortController().signal, onProgress: () => undefined }
  return (await sendFile<{ text: string }>('/api/upload/text', file, watched)).text
}
