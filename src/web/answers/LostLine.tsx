import { pictureExtras } from '#shared/picture-extras.ts'
import type { MadeFile } from '#shared/made-files.ts'
import { useFormats } from '../formats.ts'
import { useText } from '../language.tsx'

const small = (times: string) => ({
  de: `Gefunden wurde nur ein kleiner Teil des Bildes; hier ist er auf das ${times}-Fache vergrößert und unscharf. Fehlt der Rest, markieren Sie die Ware selbst: „Hintergrund ändern“ mit durchsichtigem Hintergrund macht ein Bild, das hier genau so übernommen wird.`,
  en: `Only a small part of the picture was found; here it is ${times} times as large, and blurred. If the rest is missing, mark the goods yourself: “Change the background” with a transparent background makes a picture that is taken here as it is.`,
})

export type LostLineProps = { lost: MadeFile['lost']; enlarged: MadeFile['enlarged'] }

/** What a picture does not have any more of those that it was made of, and what was drawn much larger in it. */
export function LostLine({ lost = [], enlarged }: LostLineProps) {
  const t = useText()
  const { number } = useFormats()
  const lines = [...lost.map(extra => pictureExtras[extra].lost), ...(enlarged ? [small(number(enlarged))] : [])]
  return lines.map(line => (
    <p key={line.en} className="py-1.5 text-sm text-muted">
      {t(line)}
    </p>
  ))
}
