/** Lies over a field while a file is held above it; what is below keeps its place. */
export const LetGo = ({ children }: { children: string }) => (
  <p
    className="pointer-events-none absolute inset-0 z-2 grid place-items-center rounded-[7px] bg-accent-soft p-2 text-center
      font-medium text-accent-ink"
  >
    {children}
  </p>
)
