import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef, KeyboardEvent } from 'react';
import { Button, type ButtonKind } from '../Button/Button.tsx';
import { IconButton } from '../Button/IconButton.tsx';
import { DropdownPanel } from '../Popover/DropdownPanel.tsx';
import { useDropdown } from '../Popover/useDropdown.ts';
import classes from './Menu.module.css';
import { type MenuEntry, MenuItem } from './MenuItem.tsx';
import { useMenuKeys } from './useMenuKeys.ts';

export interface MenuProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** What the menu is of: the words on its button, or the name of an `icon`. */
  label: string;
  icon?: LucideIcon;
  entries: readonly MenuEntry[];
  kind?: ButtonKind;
  size?: 's' | 'm';
  /** The edge of the button under which the menu stands. */
  align?: 'start' | 'end';
}

/**
 * A button that opens a list of actions. Enter, Space and the arrows open it; the arrows, Home, End and letters move in
 * it; Escape, Tab, a press elsewhere and a mouse that leaves close it.
 */
export function Menu({ label, icon, entries, kind, size = 'm', align = 'start', className, ref, ...props }: MenuProps) {
  const { isOpen, open, close, toggle, root, button, rootProps } = useDropdown(ref);
  const keys = useMenuKeys(isOpen, root, close);
  const trigger = {
    ref: button,
    size,
    'aria-haspopup': 'menu' as const,
    'aria-expanded': isOpen,
    onClick: toggle,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      keys.startAt(event.key === 'ArrowUp' ? 'last' : 'first');
      open();
    },
  };

  return (
    <span {...props} {...rootProps} className={clsx(classes.Menu, className)}>
      {icon ? (
        <IconButton {...trigger} icon={icon} label={label} />
      ) : (
        <Button {...trigger} kind={kind}>
          {label}
        </Button>
      )}
      {isOpen && (
        <DropdownPanel anchor={button} align={align} role="menu" aria-label={label} onKeyDown={keys.onKeyDown}>
          {entries.map((entry) => (
            <MenuItem key={entry.label} {...entry} onChosen={close} />
          ))}
        </DropdownPanel>
      )}
    </span>
  );
}
