import { useState } from 'react'
import { Pencil, Trash2 } from 'lucide-react'
import { EmptyInkwell } from '../brand/drawings.tsx'
import { Dialog, DialogClose } from '../ui/Dialog.tsx'
import { later } from '../ui/later.ts'
import { Menu, MenuItem, MenuLine, MenuRadio } from '../ui/Menu.tsx'
import { MenuButton, type MenuProps } from '../ui/MenuButton.tsx'
import { toast } from '../ui/toast.ts'
import { ShowcaseRow } from './ShowcaseRow.tsx'

const sizes = [
  { value: 'small', label: 'Klein', icon: Pencil },
  { value: 'large', label: 'Groß', icon: Pencil },
] as const

function ExampleMenu(props: MenuProps) {
  const [size, setSize] = useState<'small' | 'large'>('small')
  return (
    <Menu {...props}>
      <MenuItem icon={Pencil} onClick={() => toast({ text: 'Umbenannt' })}>
        Umbenennen
      </MenuItem>
      <MenuLine />
      <MenuRadio label="Größe" value={size} options={sizes} onChange={setSize} />
      <MenuLine />
      <MenuItem icon={Trash2} onClick={() => toast({ text: 'Entfernt', action: { label: 'Rückgängig', run() {} } })}>
        Entfernen
      </MenuItem>
    </Menu>
  )
}
const ShownMenu = later<MenuProps>(async () => ExampleMenu)

/** What lies over the page: menus, dialogs, toasts. */
export function Overlays() {
  const [open, setOpen] = useState(false)
  return (
    <ShowcaseRow>
      <MenuButton label="Ein Menü" menu={ShownMenu} className="btn-line">
        Ein Menü
      </MenuButton>
      <button type="button" className="btn-line" onClick={() => setOpen(true)}>
        Ein Dialog
      </button>
      <button type="button" className="btn-line" onClick={() => toast({ text: 'In die Zwischenablage kopiert' })}>
        Eine Meldung
      </button>
      <button
        type="button"
        className="btn-line"
        onClick={() => toast({ text: 'Lesezeichen entfernt.', action: { label: 'Rückgängig', run() {} } })}
      >
        Eine Meldung mit Rückweg
      </button>
      <button type="button" className="btn-line" onClick={() => toast({ text: 'Nicht möglich', tone: 'danger' })}>
        Eine Meldung, die stört
      </button>
      {open && (
        <Dialog
          title="Ihr Kontingent ist aufgebraucht"
          text="Ab dem 1. Dezember geht es weiter."
          drawing={<EmptyInkwell className="h-24 w-36" />}
          onClose={() => setOpen(false)}
        >
          <DialogClose className="btn-primary mt-6">Verstanden</DialogClose>
        </Dialog>
      )}
    </ShowcaseRow>
  )
}
