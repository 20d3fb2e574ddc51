import { type RefObject, useEffect } from 'react'
import { formPart } from '../pages.ts'

export const isFormFirst = () => location.hash === `#${formPart}`

/** What is filled in first. */
export const firstFieldOf = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>('textarea, input:not([type=hidden], [type=file]), select')

/** Leads to the form where the address says so: somebody wants the same again, with changes. */
export function useFormFirst(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    if (!isFormFirst()) return
    firstFieldOf(form.current)?.focus()
  }, [form])
}
