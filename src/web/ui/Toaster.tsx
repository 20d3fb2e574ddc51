import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { Toast } from '@base-ui/react/toast'
import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { useText } from '../language.tsx'
import { clearPlace } from './clear-place.ts'
import { onToast, takeToasts, type ToastWords } from './toast.ts'

const closing = { de: 'Schließen', en: 'Close' }

/** What a letter takes to be read, at leisure; milliseconds. */
const perLetter = 60

/** Puts messages where they cover nothing that can be pressed, as low as that goes. */
const putClear = (place: HTMLElement) => {
  place.style.bottom = ''
  place.style.bottom = `${clearPlace(place, Number.parseFloat(getComputedStyle(place).bottom) || 0)}px`
}

/** Each with its sign, its sentence and what it offers; it goes by itself, but not while someone is at it. */
function Sentences({ place }: { place: RefObject<HTMLDivElement | null> }) {
  const t = useText()
  const { toasts, add, close } = Toast.useToastManager()
  useEffect(() => {
    const show = ({ text, id: own, tone = 'ok', action }: ToastWords) => {
      const run = () => {
        action?.run()
        close(id)
      }
      const id = add({
        ...(own && { id: own }),
        title: text,
        type: tone,
        timeout: Math.max(action ? 10_000 : 4000, text.length * perLetter),
        actionProps: action && { children: action.label, onClick: run },
      })
    }
    return onToast(() => takeToasts().forEach(show))
  }, [add, close])
  const shown = toasts.map(({ id }) => id).join(' ')
  useLayoutEffect(() => {
    if (place.current && shown) putClear(place.current)
  }, [place, shown])
  return toasts.map(toast => {
    const Icon = toast.type === 'danger' ? CircleAlert : CircleCheck
    return (
      <Toast.Root
        data-toast
        key={toast.id}
        toast={toast}
        className="pointer-events-auto rounded-md bg-ink text-bg shadow-overlay outline-offset-2"
      >
        <Toast.Content className="flex min-h-11 flex-wrap items-center gap-x-2.5 py-1 pr-1 pl-3.5 text-base lg:text-sm">
          <Icon className="size-4 shrink-0" aria-hidden />
          <Toast.Title render={<p />} className="min-w-0 flex-1 py-1.5 hyphens-auto wrap-anywhere lg:basis-24" />
          <Toast.Action
            className="h-9 shrink-0 cursor-pointer rounded-sm px-2.5 font-medium pointer-coarse:h-11 underline underline-offset-4
              hover:bg-bg/15 lg:order-last lg:-mt-1.5 lg:ml-4"
          />
          <Toast.Close
            aria-label={t(closing)}
            className="grid size-9 shrink-0 pointer-coarse:size-11 cursor-pointer place-items-center rounded-sm hover:bg-bg/15"
          >
            <X className="size-4" aria-hidden />
          </Toast.Close>
        </Toast.Content>
      </Toast.Root>
    )
  })
}

export function Toaster() {
  const place = useRef<HTMLDivElement>(null)
  return (
    <Toast.Provider limit={3}>
      <Toast.Portal>
        <Toast.Viewport ref={place} className="toast-place">
          <Sentences place={place} />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}
