import { Anchor, Content, Portal, Root } from '@radix-ui/react-popover';
import type { ReactNode, RefObject } from 'react';
import classes from './Popover.module.css';

export interface PopoverPanelProps {
  anchor: RefObject<HTMLButtonElement | null>;
  title: string;
  align: 'start' | 'end';
  onClose: () => void;
  children: ReactNode;
}

/** The panel of a popover, placed by Radix; from below on phones. */
export function PopoverPanel({ anchor, title, align, onClose, children }: PopoverPanelProps) {
  const isInAnchor = (target: EventTarget | null) => target instanceof Node && anchor.current?.contains(target);

  return (
    <Root open onOpenChange={(open) => !open && onClose()}>
      <Anchor virtualRef={anchor} />
      <Portal container={anchor.current?.closest('dialog')}>
        <Content
          className={classes.PopoverPanel}
          aria-label={title}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            anchor.current?.focus();
          }}
          onInteractOutside={(event) => {
            if (isInAnchor(event.target)) event.preventDefault();
          }}
        >
          {children}
        </Content>
      </Portal>
    </Root>
  );
}
