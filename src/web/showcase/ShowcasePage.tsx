import { Answers } from './Answers.tsx'
import { Controls } from './Controls.tsx'
import { Drawings } from './Drawings.tsx'
import { Fields } from './Fields.tsx'
import { Inputs } from './Inputs.tsx'
import { Overlays } from './Overlays.tsx'
import { States } from './States.tsx'
import { Views } from './Views.tsx'
import { Words } from './Words.tsx'

/** Whatever is drawn somewhere, in every state; a new control gets its part here. */
const parts = { Words, Controls, Inputs, Overlays, Fields, Answers, Views, States, Drawings }

/** In development only, and in one language: a page for those who build. There is no server behind it. */
export function ShowcasePage() {
  return (
    <main className="mx-auto max-w-[76rem] px-4 py-6 sm:px-8">
      <title>Showcase · Federwerk</title>
      <h1 className="voice text-3xl">Showcase</h1>
      {Object.entries(parts).map(([name, Part]) => (
        <section key={name} aria-labelledby={name} className="mt-10">
          <h2 id={name} className="voice border-b border-line pb-1 text-xl">
            {name}
          </h2>
          <div className="mt-4 grid grid-cols-1 gap-5">
            <Part />
          </div>
        </section>
      ))}
    </main>
  )
}
