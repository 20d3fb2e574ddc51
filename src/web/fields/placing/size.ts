import { queryOptions } from '@tanstack/react-query'
import { smallOf } from '../../files/small.ts'

/** The size of a picture as forms show it, which has its proportions. */
export const sizeQuery = (address: string) =>
  queryOptions({
    queryKey: ['size', address],
    queryFn: async () => {
      const image = new Image()
      image.src = smallOf(address, 'form')
      await image.decode()
      return { width: image.naturalWidth, height: image.naturalHeight }
    },
    staleTime: Infinity,
    retry: false,
  })
