import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import { type ComponentPropsWithRef, type KeyboardEvent, type ReactNode, Suspense, useRef, useState } from 'react';
import { Button, type ButtonKind } from '../Button/Button.tsx';
import { IconButton } from '../Button/IconButton.tsx';
import { lazyPart } from '../lazyPart/lazyPart.tsx';
import { useMouseLeave } from '../Popover/useMouseLeave.ts';
import classes from './Menu.module.css';
import type { MenuEntry } from './MenuItem.tsx';

export interface MenuProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Label of the button, or accessible name of an `icon`. */
  label: string;
  icon?: LucideIcon;
  /** Rendered instead of the label, which stays the accessible name: a person's avatar. */
  face?: ReactNode;
  entries: readonly MenuEntry[];
  kind?: ButtonKind;
  size?: 's' | 'm';
  /** The edge of the button to which the menu is aligned. */
  align?: 'start' | 'end';
}

// The menu's library is loaded when a menu is first opened.
const MenuPanel = lazyPart(async () => ({ default: (await import('./MenuPanel.tsx')).MenuPanel }));

/**
 * A button that opens a list of actions. Enter, Space and the arrows open it; arrows, Home, End and typed characters
 * move in it; Escape, Tab, a press elsewhere and a leaving mouse close it.
 */
export function Menu(given: MenuProps) {
  const { label, icon, face, entries, kind, size = 'm', align = 'start', className, ...props } = given;
  const [start, setStart] = useState<'first' | 'last' | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = start !== null;
  const close = () => setStart(null);
  const leaving = useMouseLeave(isOpen, close, props);
  const trigger = {
    ref: button,
    size,
    'aria-haspopup': 'menu' as const,
    'aria-expanded': isOpen,
    onClick: () => setStart(isOpen ? null : 'first'),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      setStart(event.key === 'ArrowUp' ? 'last' : 'first');
    },
  };

  return (
    <span {...props} {...leaving} className={clsx(classes.Menu, className)}>
      {icon ? (
        <IconButton {...trigger} icon={icon} label={label} />
      ) : (
        <Button
          {...trigger}
          {...(face && { className: classes.MenuFace, 'aria-label': label, title: label })}
          kind={face ? 'quiet' : kind}
        >
          {face ?? label}
        </Button>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <MenuPanel {...{ label, entries, align, start }} anchor={button} onClose={close} />
        </Suspense>
      )}
    </span>
  );
}
