import { Content, Portal, Root, Trigger } from '@radix-ui/react-dropdown-menu';
import { type FocusEvent, type RefObject, useRef } from 'react';
import { useBack } from '../back/useBack.ts';
import { isSheet } from '../Popover/isSheet.ts';
import popoverClasses from '../Popover/Popover.module.css';
import { useFloatingContext } from '../Popover/useFloatingContext.ts';
import classes from './Menu.module.css';
import { type MenuEntry, MenuItem } from './MenuItem.tsx';

export interface MenuPanelProps {
  label: string;
  entries: readonly MenuEntry[];
  anchor: RefObject<HTMLButtonElement | null>;
  align: 'start' | 'end';
  /** The item to focus. */
  start: 'first' | 'last';
  onClose: () => void;
}

/** The open list of a menu, on Radix: its keys, its position, and the focus returned to the button. */
export function MenuPanel({ label, entries, anchor, align, start, onClose }: MenuPanelProps) {
  const { container, ...theme } = useFloatingContext(anchor.current);
  const hasStarted = useRef(false);
  useBack(isSheet(), onClose);
  const begin = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    if (hasStarted.current || target !== currentTarget) return;
    hasStarted.current = true;
    const items = Array.from(currentTarget.querySelectorAll<HTMLElement>('[role="menuitem"]:not([data-disabled])'));
    items.at(start === 'last' ? -1 : 0)?.focus();
  };

  return (
    <Root open modal={false} onOpenChange={(open) => !open && onClose()}>
      {/* Radix measures its own trigger: this one is positioned over the button. */}
      <Trigger asChild>
        <span className={classes.MenuPlace} aria-hidden="true" />
      </Trigger>
      <Portal container={container}>
        <Content
          {...theme}
          className={popoverClasses.PopoverPanel}
          aria-label={label}
          aria-labelledby={undefined}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          loop
          onFocus={begin}
          onKeyDown={(event) => event.key === 'Tab' && onClose()}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            const { activeElement } = document;
            if (activeElement === document.body || activeElement === null)
              anchor.current?.focus({ preventScroll: true });
          }}
          onInteractOutside={(event) => {
            if (event.target instanceof Node && anchor.current?.contains(event.target)) event.preventDefault();
          }}
        >
          {entries.map((entry) => (
            // A dialog opened by the item restores focus to the button.
            <MenuItem key={entry.label} {...entry} onChosen={() => anchor.current?.focus({ preventScroll: true })} />
          ))}
        </Content>
      </Portal>
    </Root>
  );
}
