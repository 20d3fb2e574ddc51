import { useMutation } from '@tanstack/react-query'
import { saveFile } from './save.ts'
import { call } from '../api.ts'
import { toast } from './toast.ts'
import { useSentence } from '../useSentence.ts'

/** Saves a table of the server as a file, in the language of the interface. */
export const useCsv = () => {
  const sentence = useSentence()
  return useMutation({
    mutationFn: async ({ from, name }: { from: string; name: string }) =>
      saveFile(name, await (await call(from)).blob()),
    onError: error => toast({ text: sentence(error), tone: 'danger' }),
  })
}
