import type { ReactNode } from 'react'
import { useText } from '../language.tsx'
import { Segments } from '../ui/Segments.tsx'

const words = {
  preview: { de: 'Vorschau', en: 'Preview' },
  device: { de: 'Gerät', en: 'Device' },
  desk: { de: 'Rechner', en: 'Desktop' },
  phone: { de: 'Telefon', en: 'Phone' },
}
export type Device = 'desk' | 'phone'

type Props = {
  device: Device
  onDevice(device: Device): void
  beside?: ReactNode
  /** What is published is as column as a column at most. */
  column?: boolean
  children: ReactNode
}

/** How something will look where it is published, on a desk or a telephone: on a ground of its own, drawn by us. */
export function Preview({ device, onDevice, beside, column, children }: Props) {
  const t = useText()
  const options = [
    { value: 'desk', label: t(words.desk) },
    { value: 'phone', label: t(words.phone) },
  ] as const
  return (
    <div role="group" aria-label={t(words.preview)} className="min-w-0 rounded-lg bg-sunken p-3 sm:p-4 print:hidden">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <Segments label={t(words.device)} value={device} options={options} onChange={onDevice} />
        {beside}
      </div>
      <div
        className={`card min-w-0 p-4 ${device === 'phone' ? 'mx-auto max-w-80' : column ? 'mx-auto max-w-[34rem]' : ''}`}
      >
        {children}
      </div>
    </div>
  )
}
