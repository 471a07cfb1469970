import { Anchor, Content, Portal, Root } from '@radix-ui/react-popover';
import { clsx } from 'clsx';
import { type AriaRole, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useBack } from '../back/useBack.ts';
import { isSheet } from './isSheet.ts';
import classes from './Popover.module.css';
import { useFloatingContext } from './useFloatingContext.ts';

export interface PopoverPanelProps {
  /** Closed, it fades out and goes; it may also be taken away at once. */
  open?: boolean;
  anchor: RefObject<HTMLElement | null>;
  /** The name of the panel; none for one that only places a widget with a name of its own. */
  title?: string;
  role?: AriaRole;
  align?: 'start' | 'end';
  /** The focus stays where it is, and the panel is no sheet on phones: a list under its field. */
  isAside?: boolean;
  className?: string | undefined;
  /** Called before `onClose` where Escape asks for it. */
  onEscape?: (() => void) | undefined;
  onClose: () => void;
  children: ReactNode;
}

/** The panel of a popover, placed by Radix; from below on phones. */
export function PopoverPanel(props: PopoverPanelProps) {
  const {
    open = true,
    anchor,
    title,
    align = 'start',
    isAside = false,
    className,
    onEscape,
    onClose,
    children,
    ...rest
  } = props;
  const { container, ...theme } = useFloatingContext(anchor.current);
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open && content.current?.contains(document.activeElement)) anchor.current?.focus({ preventScroll: true });
  }, [open, anchor]);
  useBack(open && !isAside && isSheet(), onClose);
  const isInAnchor = (target: EventTarget | null) => target instanceof Node && anchor.current?.contains(target);

  return (
    <Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Anchor virtualRef={anchor} />
      <Portal container={container}>
        <Content
          {...theme}
          {...rest}
          ref={content}
          className={clsx(classes.PopoverPanel, className)}
          data-aside={isAside || undefined}
          aria-label={title}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          onMouseDown={(event) => isAside && event.preventDefault()}
          onOpenAutoFocus={(event) => {
            const wanted = content.current?.querySelector<HTMLElement>('[data-autofocus]');
            if (isAside || wanted) event.preventDefault();
            wanted?.focus();
          }}
          onEscapeKeyDown={onEscape}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // A panel fades out: whoever has gone on to something else by then is left there.
            if (!isAside && isFocusLost()) anchor.current?.focus({ preventScroll: true });
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

function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}
