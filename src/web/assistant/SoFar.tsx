import { isMissing } from '#shared/article.ts'
import type { BlogDraft } from '#shared/blog-draft.ts'
import { useText } from '../language.tsx'
import { chosenIn, placeOf, pointsIn } from './asked-text.ts'

const words = {
  soFar: { de: 'Ihr Artikel bis hierher', en: 'Your article so far' },
  empty: { de: 'Hier wächst der Artikel mit jeder Wahl.', en: 'The article grows here with each choice.' },
  title: { de: 'Ihr Titel', en: 'Your title' },
  open: { de: 'wird noch geschrieben', en: 'still to be written' },
  openIntro: { de: 'Die Einleitung wird noch geschrieben.', en: 'The introduction is still to be written.' },
}

/** The pictures under a heading. */
const Shown = ({ draft, place }: { draft: BlogDraft; place: string }) =>
  draft.pictures
    .filter(picture => placeOf(draft, picture) === place)
    .map(({ id, src, alt }) => <img key={id} src={src} alt={alt} className="mt-3 max-h-72 rounded-sm" />)

/** The article as far as it has come, as a page beside the steps. */
export function SoFar({ draft, whole = false }: { draft: BlogDraft; whole?: boolean }) {
  const t = useText()
  const { title, intro } = chosenIn(draft)
  const points = pointsIn(draft)
  const isEmpty = !title && !intro && !points.length
  return (
    <section aria-label={t(words.soFar)} className={`card p-5 ${whole ? 'sm:p-8' : ''}`}>
      <h2 className="eyebrow">{t(words.soFar)}</h2>
      {isEmpty && <p className="mt-3 text-sm text-muted">{t(words.empty)}</p>}
      {title && <p className={`voice mt-3 hyphens-auto ${whole ? 'text-2xl' : 'text-xl'}`}>{title}</p>}
      {whole && <Shown draft={draft} place="" />}
      {(intro || (title && whole)) && (
        <p className={`mt-3 font-serif whitespace-pre-line ${whole ? '' : 'line-clamp-6 text-sm'}`}>
          {intro || <span className="text-muted">{t(words.openIntro)}</span>}
        </p>
      )}
      {points.length > 0 && (
        <ol className="mt-4 grid grid-cols-1 gap-2">
          {points.map(({ id, heading, text }) => (
            <li key={id} className="min-w-0">
              <p className={`font-serif font-medium ${whole ? 'text-lg' : 'text-sm'}`}>{heading}</p>
              {whole && <Shown draft={draft} place={id} />}
              {whole && text && <p className="mt-1 line-clamp-3 font-serif whitespace-pre-line">{text}</p>}
              {isMissing(text) && whole && <p className="text-sm text-muted">{t(words.open)}</p>}
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
