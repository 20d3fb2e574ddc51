import { useState } from 'react'
import { Paperclip } from 'lucide-react'
import { glossaryIn, type GlossaryRead, merged } from '#shared/glossary-file.ts'
import { most } from '#shared/terms.ts'
import type { Text } from '#shared/text.ts'
import { useQuery } from '@tanstack/react-query'
import { glossaryQuery, useChangeGlossary } from '../data/glossary.ts'
import type { Whose } from '../data/knowledge.ts'
import { PickFile } from '../files/PickFile.tsx'
import { words as ofFiles } from '../files/words.ts'
import { useFormats } from '../formats.ts'
import { useText } from '../language.tsx'
import { Ask } from '../ui/Ask.tsx'
import { Field } from '../ui/Field.tsx'
import { Panel } from '../ui/Panel.tsx'
import { toast } from '../ui/toast.ts'

const words = {
  title: { de: 'Begriffe aus einer Tabelle', en: 'Terms from a table' },
  text: {
    de: 'Eine CSV-Datei mit den Spalten Begriff, Heißt, Nicht und Sprache; mehrere falsche Wörter sind durch | getrennt. Was schon da ist, wird ersetzt, alles andere bleibt.',
    en: 'A CSV file with the columns Term, Called, Not and Language; several wrong words are parted by |. What is there already is replaced, everything else stays.',
  },
  file: { de: 'CSV-Datei', en: 'CSV file' },
  found: (count: string, one: boolean): Text => ({
    de: `${count} ${one ? 'Begriff' : 'Begriffe'} gefunden.`,
    en: `${count} ${one ? 'term' : 'terms'} found.`,
  }),
  wrong: (lines: string): Text => ({
    de: `Ohne verwendbaren Begriff sind die Zeilen ${lines}; sie bleiben weg.`,
    en: `There is no usable term in the lines ${lines}; they are left out.`,
  }),
  tooMany: (count: string): Text => ({
    de: `Zusammen wären es mehr als ${count} Begriffe. Es wurde nichts geändert.`,
    en: `Together there would be more than ${count} terms. Nothing was changed.`,
  }),
  nothing: { de: 'In dieser Datei steht kein Begriff.', en: 'There is no term in this file.' },
  large: { de: 'Diese Datei ist zu groß für ein Glossar.', en: 'This file is too large for a glossary.' },
  yes: { de: 'Importieren', en: 'Import' },
  done: (count: string): Text => ({ de: `${count} Begriffe übernommen.`, en: `${count} terms imported.` }),
}

const mostBytes = 1_000_000
const mostNamed = 8

/** As spreadsheets of old save it, where it is no UTF-8. */
const textOf = async (file: File) => {
  const bytes = await file.arrayBuffer()
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Reads terms from a table, says what of it can be used, and takes them over. */
export function ImportTerms({ brand, onClose }: { brand: Whose; onClose(): void }) {
  const t = useText()
  const { number } = useFormats()
  const kept = useQuery(glossaryQuery(brand)).data ?? []
  const change = useChangeGlossary(brand)
  const [read, setRead] = useState<GlossaryRead>()
  const [chosen, setChosen] = useState<string>()
  const [problem, setProblem] = useState<Text>()
  const take = async (file: File) => {
    setChosen(file.name)
    setRead(undefined)
    if (file.size > mostBytes) return setProblem(words.large)
    const found = glossaryIn(await textOf(file))
    if (!found.terms.length) return setProblem(words.nothing)
    const isTooMuch = merged(kept, found.terms).length > most.terms
    setProblem(isTooMuch ? words.tooMany(number(most.terms)) : undefined)
    if (!isTooMuch) setRead(found)
  }
  const count = read?.terms.length ?? 0
  const wrong = read?.wrong ?? []
  return (
    <Ask
      size="large"
      title={t(words.title)}
      text={t(words.text)}
      yes={t(words.yes)}
      failure={change.error}
      disabled={!read}
      isBusy={change.isPending}
      onYes={() =>
        change.mutate(terms => merged(terms, read?.terms ?? []), {
          onSuccess() {
            toast({ text: t(words.done(number(count))) })
            onClose()
          },
        })
      }
      onClose={onClose}
    >
      <Field label={t(words.file)} problem={problem && t(problem)}>
        {control => (
          <PickFile {...control} accept=".csv,text/csv,text/plain" onFile={file => void take(file)}>
            <Paperclip className="mt-0.5 size-[18px] shrink-0 text-muted" strokeWidth={1.75} aria-hidden />
            <span className="min-w-0 truncate">{chosen ?? t(ofFiles.choose)}</span>
          </PickFile>
        )}
      </Field>
      <div role="status" className="grid gap-3 empty:hidden">
        {read && <p>{t(words.found(number(count), count === 1))}</p>}
        {wrong.length > 0 && (
          <Panel tone="note">
            {t(
              words.wrong(
                wrong
                  .slice(0, mostNamed)
                  .map(line => number(line))
                  .join(', ') + (wrong.length > mostNamed ? ' …' : ''),
              ),
            )}
          </Panel>
        )}
      </div>
    </Ask>
  )
}
