import { Dialog } from '@base-ui/react/dialog'
import { useText } from '../language.tsx'
import { SideNav } from './SideNav.tsx'

const words = { title: { de: 'Navigation', en: 'Navigation' } }

/** The sidebar where there is no room for one. Whoever follows a link in it has left it. */
export const NavDrawer = ({ onClose }: { onClose(): void }) => (
  <Dialog.Root open onOpenChange={open => open || onClose()}>
    <Dialog.Portal>
      <Dialog.Backdrop className="fixed inset-0 z-20 bg-ink/30 dark:bg-black/60" />
      <Dialog.Popup
        className="fixed inset-y-0 left-0 z-20 w-64 border-r border-line bg-bg text-ink outline-none"
        onClick={event => event.target instanceof Element && event.target.closest('a') && onClose()}
      >
        <Dialog.Title className="sr-only">{useText()(words.title)}</Dialog.Title>
        <SideNav />
      </Dialog.Popup>
    </Dialog.Portal>
  </Dialog.Root>
)
