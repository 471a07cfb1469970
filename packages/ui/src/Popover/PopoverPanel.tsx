import { Anchor, Content, Portal, Root } from '@radix-ui/react-popover';
import { clsx } from 'clsx';
import { type AriaRole, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useBack } from '../back/useBack.ts';
import { isSheet } from './isSheet.ts';
import classes from './Popover.module.css';
import { useFloatingContext } from './useFloatingContext.ts';

export interface PopoverPanelProps {
  /** Whether it is open: when closed it fades out and unmounts; it may also be unmounted immediately. */
  open?: boolean;
  anchor: RefObject<HTMLElement | null>;
  /** Accessible name of the panel; none if it only positions a widget with a name. */
  title?: string;
  role?: AriaRole;
  align?: 'start' | 'end';
  /** Whether focus stays outside, and the panel is not a sheet on phones: a list under its field. */
  isAside?: boolean;
  className?: string | undefined;
  /** Called before `onClose` on Escape. */
  onEscape?: (() => void) | undefined;
  onClose: () => void;
  children: ReactNode;
}

/** The panel of a popover, positioned by Radix; a bottom sheet on phones. */
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
            // The panel fades out: focus moved elsewhere by then stays there.
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
