import icons from 'virtual:icons'

/** One icon of the sprite: fetched once, coloured by its surroundings. */
export const Glyph = ({ name, className }: { name: string; className: string }) => (
  <svg
    className={className}
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
  >
    <use href={`${icons}#${name}`} />
  </svg>
)
