import { Link } from '@tanstack/react-router'
import { isAdmin, useSession } from '../data/session.ts'
import { useText } from '../language.tsx'
import { pages } from '../pages.ts'
import { Panel } from '../ui/Panel.tsx'

const words = {
  missing: {
    no_painter: {
      de: 'Hier ist noch nichts verbunden, das malt. Bilder entstehen, sobald ein KI-Dienst da ist.',
      en: 'Nothing that paints is connected here yet. Pictures can be made once there is an AI service.',
    },
    no_picture_editor: {
      de: 'Hier ist noch nichts verbunden, das vorhandene Bilder ändert. Das können zum Beispiel Modelle von OpenAI, Google und Stability AI, FLUX Kontext und jede Stable Diffusion.',
      en: 'Nothing that changes pictures is connected here yet. Models of OpenAI, Google and Stability AI can do it, as can FLUX Kontext and any Stable Diffusion.',
    },
    no_area_editor: {
      de: 'Hier ist noch nichts verbunden, das nur einen Bereich eines Bildes ändert. Das können zum Beispiel Modelle von OpenAI und Stability AI, FLUX Fill, IOPaint und jede Stable Diffusion.',
      en: 'Nothing that changes only an area of a picture is connected here yet. Models of OpenAI and Stability AI can do it, as can FLUX Fill, IOPaint and any Stable Diffusion.',
    },
    no_picture_combiner: {
      de: 'Hier ist noch nichts verbunden, das aus mehreren Bildern eines malt. Das können zum Beispiel Modelle von OpenAI und Google und FLUX 2.',
      en: 'Nothing that paints one picture of several is connected here yet. Models of OpenAI and Google can do it, as can FLUX 2.',
    },
  },
  connect: { de: 'KI-Dienst verbinden', en: 'Connect an AI service' },
  ask: { de: 'Die Administration kann einen verbinden.', en: 'Your administrator can connect one.' },
}

type Lack = keyof typeof words.missing

/** Whether what is missing is somebody who paints. */
export const isPainterMissing = (lacks: string | undefined): lacks is Lack =>
  lacks !== undefined && Object.hasOwn(words.missing, lacks)

/** Says that nothing here can paint, or not so, and the way to change it for those who can. */
export function MissingPainter({ lacks }: { lacks: Lack }) {
  const t = useText()
  const session = useSession()
  return (
    <Panel tone="note">
      {t(words.missing[lacks])}{' '}
      {isAdmin(session) ? (
        <Link to={pages.admin} params={{ section: 'models' }} search={{}} hash="paint" className="link block w-fit">
          {t(words.connect)}
        </Link>
      ) : (
        t(words.ask)
      )}
    </Panel>
  )
}
