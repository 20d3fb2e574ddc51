import { isWriting } from '#shared/answers.ts'
import { isFromNotes } from '#shared/from-notes.ts'
import { leavesOut, leavingOut } from '#shared/knowledge.ts'
import type { Source } from '#shared/sources.ts'
import type { Locale, Text } from '#shared/text.ts'
import type { Call } from './call.ts'
import type { Engine } from './engine.ts'
import type { Material } from './fences.ts'
import { prose } from './prose.ts'
import { toldSource } from './told-source.ts'

/** Facts make sense for a text of one's own: not for a version of another text, nor for one that states nothing. */
export const takesKnowledge = (call: Pick<Call, 'keeps' | 'basis' | 'answer' | 'by'>) =>
  isFromNotes(call) && isWriting(call.answer) && call.answer.shape !== 'claims' && call.by !== 'corrected'

/** A call that can be written with what somebody keeps, with the question what is left out of it. */
export const withKnowledge = <Each extends Call>(call: Each): Each =>
  takesKnowledge(call) && !call.fields[leavesOut]
    ? { ...call, fields: { ...call.fields, [leavesOut]: leavingOut } }
    : call

/** An engine whose calls ask that. */
export const knowing = <Each extends Engine>(engine: Each): Each => ({
  ...engine,
  calls: Object.fromEntries(Object.entries(engine.calls).map(([path, call]) => [path, withKnowledge(call)])),
})

const asks: Text = prose({
  de: `
    In {{ knowledge }} stehen Seiten und Dokumente, die hinterlegt wurden, um den Text zu stützen: davon nur, was dieser
    Text braucht, Namen, Zahlen und Daten unverändert. Sagt das übrige Material etwas anderes, so gilt das.`,
  en: `
    In {{ knowledge }} are pages and documents that are kept to support the text: of them only what this text needs,
    with names, figures and dates unchanged. If the other material says otherwise, that holds.`,
})

/** What is kept as material in a fence of its own, and what is asked of a text with it: nothing where there is none. */
export const knowledgeTold = (sources: readonly Source[] = [], locale: Locale): { material: Material; asks: string } =>
  sources.length
    ? {
        material: {
          knowledge: sources.map(source => toldSource({ ...source, cut: undefined }, locale)).join('\n\n---\n\n'),
        },
        asks: asks[locale],
      }
    : { material: {}, asks: '' }
