/** Something is being waited for; the words beside it say what. */
export const Spinner = ({ className = 'size-4' }: { className?: string }) => (
  <svg viewBox="0 0 20 20" className={`${className} shrink-0 animate-spin`} fill="none" strokeWidth="2.5" aria-hidden>
    <circle cx="10" cy="10" r="8" className="stroke-current opacity-25" />
    <path d="M10 2a8 8 0 0 1 8 8" className="stroke-current" strokeLinecap="round" />
  </svg>
)
