import type { LucideIcon } from 'lucide-react'
import { command, pressedBy, type ShortcutName } from '../shortcuts/keys.ts'
import { useLocale } from '../language.tsx'
import { Button, type ButtonProps } from './Button.tsx'
import { Tip } from './Tip.tsx'

type Props = { icon: LucideIcon; label: string; shortcut?: ShortcutName } & Omit<ButtonProps, 'children'>

/** A button that is only an icon; its name is read aloud and shown, with its keys, to whoever rests on it. */
export function IconButton({ icon: Icon, label, shortcut, className = '', ...rest }: Props) {
  const locale = useLocale()
  const keys = shortcut && pressedBy(shortcut)
  return (
    <Tip label={shortcut ? `${label} (${command(shortcut, locale)})` : label}>
      <Button aria-label={label} className={`icon-btn ${className}`} {...keys} {...rest}>
        <Icon className="size-[18px]" strokeWidth={1.75} aria-hidden />
      </Button>
    </Tip>
  )
}
