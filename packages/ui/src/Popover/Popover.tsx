import { type ReactNode, type Ref, useRef, useState } from 'react';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import { assignRef } from '../provider/assignRef.ts';
import { composeEventHandlers } from '../provider/composeEventHandlers.ts';
import { LazyPanel } from './LazyPanel.tsx';

export interface PopoverProps extends Omit<ButtonProps, 'children' | 'popover' | 'busy' | 'ref'> {
  /** Content of the button. */
  label: ReactNode;
  /** Accessible name of the panel. */
  title: string;
  /** Content of the panel; a function is called with a callback that closes it. */
  children: ReactNode | ((close: () => void) => ReactNode);
  align?: 'start' | 'end';
  /** Whether the panel is open, if the host controls it. */
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Called on Escape in the panel, which then closes. */
  onEscape?: (() => void) | undefined;
  ref?: Ref<HTMLButtonElement>;
}

/**
 * A button that opens a panel below it; Escape, a click outside and the button close it. Focus moves to the element
 * with `data-autofocus`, else to the first one, and back to the button.
 */
export function Popover(props: PopoverProps) {
  const { label, title, children, align, open, onOpenChange, onEscape, ref, onClick, ...button } = props;
  const [isOwnOpen, setIsOwnOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const isOpen = open ?? isOwnOpen;
  if (isOpen && !wasOpened) setWasOpened(true);
  const change = (next: boolean) => {
    setIsOwnOpen(next);
    onOpenChange?.(next);
  };
  const close = () => change(false);

  return (
    <>
      <Button
        aria-haspopup="dialog"
        {...button}
        ref={(element) => {
          anchor.current = element;
          assignRef(ref, element);
        }}
        aria-expanded={isOpen}
        onClick={composeEventHandlers(onClick, () => change(!isOpen))}
      >
        {label}
      </Button>
      {wasOpened && (
        <LazyPanel open={isOpen} anchor={anchor} title={title} align={align} onEscape={onEscape} onClose={close}>
          {typeof children === 'function' ? children(close) : children}
        </LazyPanel>
      )}
    </>
  );
}
