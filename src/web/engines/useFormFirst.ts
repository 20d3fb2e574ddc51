import { type RefObject, useEffect } from 'react'
import { formPart } from '../pages.ts'

export const isFormFirst = () => location.hash === `#${formPart}`

/** Leads to the form where the address says so: somebody wants the same again, with changes. */
export function useFormFirst(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    if (!isFormFirst()) return
    form.current?.querySelector<HTMLElement>('textarea, input:not([type=hidden], [type=file]), select')?.focus()
  }, [form])
}
