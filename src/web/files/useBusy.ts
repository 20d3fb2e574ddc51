import { useEffect } from 'react'

/** Tells a form whether something in one of its fields is on its way, and that it is not once the field is gone. */
export const useBusy = (busy: boolean, onBusy: (busy: boolean) => void) =>
  useEffect(() => {
    onBusy(busy)
    return () => onBusy(false)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- told when it changes, not when the form is drawn
  }, [busy])
