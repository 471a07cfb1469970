import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { Button, type ButtonProps } from '../Button/Button.tsx';

// The panel's library is fetched when a popover is opened for the first time.
const PopoverPanel = lazy(async () => ({ default: (await import('./PopoverPanel.tsx')).PopoverPanel }));

export interface PopoverProps extends Omit<ButtonProps, 'children' | 'popover' | 'busy' | 'ref'> {
  /** What stands on the button. */
  label: ReactNode;
  /** The name of the panel, for screen readers. */
  title: string;
  /** What stands in the panel; a function gets what closes it. */
  children: ReactNode | ((close: () => void) => ReactNode);
  align?: 'start' | 'end';
  ref?: (button: HTMLButtonElement | null) => void;
}

/** A button that opens a panel under itself; Escape, a click outside and the button close it. */
export function Popover({ label, title, children, align = 'start', ref, onClick, ...props }: PopoverProps) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setIsOpen(false);

  return (
    <>
      <Button
        aria-haspopup="dialog"
        {...props}
        ref={(element) => {
          button.current = element;
          ref?.(element);
        }}
        aria-expanded={isOpen}
        onClick={(event) => {
          onClick?.(event);
          setIsOpen(!isOpen);
        }}
      >
        {label}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <PopoverPanel anchor={button} title={title} align={align} onClose={close}>
            {typeof children === 'function' ? children(close) : children}
          </PopoverPanel>
        </Suspense>
      )}
    </>
  );
}
