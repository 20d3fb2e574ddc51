import {
  Copy,
  FilePlus,
  History,
  LayoutTemplate,
  Link2,
  Pencil,
  SquarePen,
  Tag,
  Trash2,
  WandSparkles,
} from 'lucide-react'
import type { DocumentListed } from '#server/documents/shown.ts'
import { useText } from '../language.tsx'
import { Menu, MenuItem, MenuLine } from '../ui/Menu.tsx'
import type { MenuProps } from '../ui/MenuButton.tsx'
import type { Deeds } from './useDeeds.ts'
import { useEditor } from './useEditor.ts'

const words = {
  open: { de: 'Öffnen', en: 'Open' },
  edit: { de: 'Vorlage bearbeiten', en: 'Edit the template' },
  use: { de: 'Neues Dokument daraus', en: 'New document from this' },
  rename: { de: 'Umbenennen', en: 'Rename' },
  labels: { de: 'Etiketten', en: 'Labels' },
  copy: { de: 'Duplizieren', en: 'Duplicate' },
  template: { de: 'Als Vorlage sichern', en: 'Save as a template' },
  versions: { de: 'Fassungen', en: 'Versions' },
  make: { de: 'Daraus machen …', en: 'Make from this …' },
  link: { de: 'Link zum Lesen', en: 'Link for reading' },
  remove: { de: 'Löschen', en: 'Delete' },
}

/** What is asked about a document in a window of its own. */
export type Question = 'rename' | 'labels' | 'versions' | 'link'
export type DocumentMenuProps = MenuProps & { document: DocumentListed; deeds: Deeds; onAsk(question: Question): void }

/** What can be done with a document of the list. */
export function DocumentMenu({ document, deeds, onAsk, ...menu }: DocumentMenuProps) {
  const t = useText()
  const { open, openToMake } = useEditor()
  const isTemplate = document.kind === 'template'
  const { remove, copy, begin } = deeds
  return (
    <Menu {...menu}>
      {isTemplate && (
        <MenuItem icon={FilePlus} onClick={() => begin.isPending || begin.mutate(document)}>
          {t(words.use)}
        </MenuItem>
      )}
      <MenuItem icon={SquarePen} onClick={() => open(document._id)}>
        {t(isTemplate ? words.edit : words.open)}
      </MenuItem>
      <MenuItem icon={Pencil} onClick={() => onAsk('rename')}>
        {t(words.rename)}
      </MenuItem>
      <MenuItem icon={Tag} onClick={() => onAsk('labels')}>
        {t(words.labels)}
      </MenuItem>
      <MenuItem icon={History} onClick={() => onAsk('versions')}>
        {t(words.versions)}
      </MenuItem>
      <MenuLine />
      <MenuItem icon={Copy} onClick={() => copy.isPending || copy.mutate({ of: document, as: 'copy' })}>
        {t(words.copy)}
      </MenuItem>
      {!isTemplate && (
        <>
          <MenuItem icon={WandSparkles} onClick={() => openToMake(document._id)}>
            {t(words.make)}
          </MenuItem>
          <MenuItem
            icon={LayoutTemplate}
            onClick={() => copy.isPending || copy.mutate({ of: document, as: 'template' })}
          >
            {t(words.template)}
          </MenuItem>
          <MenuItem icon={Link2} onClick={() => onAsk('link')}>
            {t(words.link)}
          </MenuItem>
        </>
      )}
      <MenuLine />
      <MenuItem icon={Trash2} onClick={() => remove.isPending || remove.mutate(document)}>
        {t(words.remove)}
      </MenuItem>
    </Menu>
  )
}
