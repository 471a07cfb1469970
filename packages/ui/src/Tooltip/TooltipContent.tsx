import { Content, Portal, Provider, Root, Trigger } from '@radix-ui/react-tooltip';
import type { ReactNode, RefObject } from 'react';
import { useFloatingContext } from '../Popover/useFloatingContext.ts';
import classes from './Tooltip.module.css';

export interface TooltipContentProps {
  id: string;
  mark: RefObject<HTMLElement | null>;
  onClose: () => void;
  children: ReactNode;
}

/** The open tooltip of a trigger, positioned by Radix. */
export function TooltipContent({ id, mark, onClose, children }: TooltipContentProps) {
  const { container, ...theme } = useFloatingContext(mark.current);

  return (
    <Provider>
      <Root open onOpenChange={(open) => !open && onClose()}>
        {/* Radix measures its own trigger: this one is positioned over the mark. */}
        <Trigger asChild>
          <span className={classes.TooltipPlace} aria-hidden="true" />
        </Trigger>
        <Portal container={container}>
          <Content
            {...theme}
            id={id}
            className={classes.TooltipTip}
            side="bottom"
            sideOffset={4}
            collisionPadding={8}
            // A press on the trigger itself shows the tooltip.
            onPointerDownOutside={(event) => {
              if (event.target instanceof Node && mark.current?.contains(event.target)) event.preventDefault();
            }}
          >
            {children}
          </Content>
        </Portal>
      </Root>
    </Provider>
  );
}
