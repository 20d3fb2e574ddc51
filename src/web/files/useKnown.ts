import { useEffect, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { asProblem } from '#shared/problems.ts'
import { fileQuery } from '../data/files.ts'
import { useSentence } from '../useSentence.ts'

/**
 * What is known of the file in a field, also after a reload. One that is gone leaves the field empty, and `gone` says
 * so until another one comes.
 */
export function useKnown(address: string, onEntry: (entry: string) => void) {
  const sentence = useSentence()
  const [missing, setMissing] = useState(false)
  const { data, error, isPending, refetch } = useQuery({ ...fileQuery(address), enabled: address !== '' })
  const gone = address !== '' && error !== null && asProblem(error).code === 'not_found'
  useEffect(() => {
    if (address) setMissing(gone)
    if (gone) onEntry('')
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each file
  }, [address, gone])
  return {
    file: address ? data : undefined,
    waiting: address !== '' && isPending,
    gone: missing && address === '',
    failure: address !== '' && error && !gone ? sentence(error) : undefined,
    again: () => void refetch(),
  }
}
