import { Copy } from 'lucide-react'
import { IconButton } from '../ui/IconButton.tsx'
import { useCopy } from './useCopy.ts'

/** Copies one piece of an answer. */
export function CopyIcon({ label, text, className }: { label: string; text: string; className?: string }) {
  const copy = useCopy()
  return <IconButton icon={Copy} label={label} className={className} onClick={() => void copy(text)} />
}
