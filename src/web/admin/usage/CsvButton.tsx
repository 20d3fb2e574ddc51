import { Download } from 'lucide-react'
import type { InstallationSpan } from '../../data/installation-usage.ts'
import { useText } from '../../language.tsx'
import { useCsv } from '../../ui/useCsv.ts'
import { Button } from '../../ui/Button.tsx'

const words = {
  csv: { de: 'Als CSV', en: 'As CSV' },
  file: (by: string) => ({ de: `Federwerk-Verbrauch-${by}.csv`, en: `Federwerk usage ${by}.csv` }),
}

type Props = { by: 'days' | 'engines' | 'models' | 'people'; name: string; span: InstallationSpan }

/** Saves what was used as a table; `name` is what it is by. */
export function CsvButton({ by, name, span }: Props) {
  const t = useText()
  const csv = useCsv()
  return (
    <Button
      className="btn-line min-h-9 justify-self-start text-sm"
      isBusy={csv.isPending}
      onClick={() => csv.mutate({ from: `/api/admin/usage.csv?days=${span}&by=${by}`, name: t(words.file(name)) })}
    >
      <Download className="size-4" aria-hidden />
      {t(words.csv)} <span className="sr-only">({name})</span>
    </Button>
  )
}
