import type { Values } from '#shared/fields.ts'

/** The colours of a brand as dots, for those who see them. */
export const Swatches = ({ brand: { primary, accent, background, text } }: { brand: Values }) => (
  <span aria-hidden className="hidden shrink-0 -space-x-1.5 sm:flex">
    {[primary, accent, background, text].map(
      (colour, at) =>
        typeof colour === 'string' && (
          <span key={at} className="size-5 rounded-full border border-field" style={{ backgroundColor: colour }} />
        ),
    )}
  </span>
)
