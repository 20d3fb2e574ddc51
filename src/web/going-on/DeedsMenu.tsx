import { use } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { pictureToolsQuery } from '../data/engines.ts'
import { useText } from '../language.tsx'
import { pageOfTool } from '../pages.ts'
import { Glyph } from '../ui/Glyph.tsx'
import { Menu, MenuItem } from '../ui/Menu.tsx'
import type { MenuProps } from '../ui/MenuButton.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { useSentence } from '../useSentence.ts'
import { deedsOf } from './deeds.ts'
import { PicturePlace } from './picture-place.ts'

const words = {
  waiting: { de: 'Werkzeuge werden geladen …', en: 'Loading tools …' },
  none: { de: 'Kein Werkzeug für Bilder ist hier bereit.', en: 'No tool for pictures is ready here.' },
}

/** Where a picture can be taken: each entry leads to a tool with the picture in its field. */
export function DeedsMenu(props: MenuProps) {
  const t = useText()
  const sentence = useSentence()
  const navigate = useNavigate()
  const picture = use(PicturePlace)
  const { data, error } = useQuery(pictureToolsQuery)
  const deeds = data && deedsOf(data)
  const says = error ? sentence(error) : deeds ? (deeds.length ? undefined : t(words.none)) : t(words.waiting)
  return (
    <Menu {...props}>
      {says !== undefined && (
        <p role="status" className="flex max-w-64 items-center gap-2 px-2.5 py-2 text-muted">
          {!error && !deeds && <Spinner />}
          {says}
        </p>
      )}
      {deeds?.map(({ slug, icon, name }) => (
        <MenuItem
          key={slug}
          onClick={() => void navigate({ to: pageOfTool(slug), params: { slug }, search: { picture } })}
        >
          <Glyph name={icon} className="size-4 shrink-0 text-muted" />
          {t(name)}
        </MenuItem>
      ))}
    </Menu>
  )
}
