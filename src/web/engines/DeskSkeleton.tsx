import { useText } from '../language.tsx'

const loading = { de: 'Wird geladen', en: 'Loading' }

export const desk =
  'mt-6 grid grid-cols-1 items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)] ' +
  'xl:grid-cols-[25rem_minmax(0,1fr)] print:block'

/** Beside a result its inputs are a card to be read; below 1200 px they are one line above it. */
export const resultDesk =
  'group/desk mt-6 grid grid-cols-1 items-start gap-6 min-[1200px]:grid-cols-[var(--inputs)_minmax(0,1fr)] ' +
  'min-[1200px]:gap-4 min-[1440px]:gap-6 print:block'

/** The inputs are a line above a result that needs the whole width. */
export const wideDesk = 'group/desk mt-6 grid grid-cols-1 items-start gap-6 print:block'

/** The place of the form, until it is there. */
export const FormSkeleton = () => (
  <div className="card grid gap-5 p-5" aria-hidden>
    <span className="skeleton h-4 w-40" />
    <span className="skeleton h-52" />
    <span className="skeleton h-11" />
  </div>
)

/** The places of form and sheet, until they are there. */
export const DeskSkeleton = () => (
  <div className={desk}>
    <FormSkeleton />
    <SheetSkeleton />
  </div>
)

/** The place of a text that is being fetched: its lines. */
export function SheetSkeleton() {
  const t = useText()
  return (
    <div className="card min-h-[37rem] px-10 py-14">
      <p role="status" className="sr-only">
        {t(loading)}
      </p>
      <div className="ruled h-96" aria-hidden />
    </div>
  )
}
