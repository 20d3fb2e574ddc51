import { directionOf } from '#shared/direction.ts'

/** Single words, in the order of their weight. */
export const Terms = ({ items, lang }: { items: readonly string[]; lang?: string }) => (
  <ol lang={lang} className="flex flex-wrap gap-2 sheet-x py-7 sm:py-9">
    {items.map((item, at) => (
      <li
        key={at}
        dir={directionOf(lang)}
        data-part={at}
        className="rounded-full bg-sunken px-4 py-1.5 font-serif text-[1.1875rem] leading-[1.47]"
      >
        {item}
      </li>
    ))}
  </ol>
)
