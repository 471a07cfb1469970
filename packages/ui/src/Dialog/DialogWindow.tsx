import { Close, Content, Description, Portal, Root, Title } from '@radix-ui/react-dialog';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { type RefObject, useCallback } from 'react';
import { IconButton } from '../Button/IconButton.tsx';
import { useBack } from '../back/useBack.ts';
import { DisplayText } from '../DisplayText/DisplayText.tsx';
import { themeToSet } from '../Popover/useFloatingContext.ts';
import { feedbackCatalogues } from '../provider/feedbackMessages.ts';
import { useOtryv } from '../provider/OtryvProvider.tsx';
import { useMessages } from '../provider/useMessages.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import classes from './Dialog.module.css';
import type { DialogProps } from './Dialog.tsx';
import { useDialogFocus } from './useDialogFocus.ts';

export interface DialogWindowProps extends DialogProps {
  place: RefObject<HTMLElement | null>;
}

const isInToast = (target: EventTarget | null) => target instanceof Element && target.closest('[data-toasts]') !== null;

/** The content of an open dialog, on Radix; without its Overlay, which would add a `<style>` to the page. */
export function DialogWindow(props: DialogWindowProps) {
  const {
    open,
    title,
    titleContent,
    description,
    actions,
    shape = 'window',
    size = 'm',
    busy = false,
    onClose,
    place,
    ...rest
  } = props;
  const { className, children, ...root } = rest;
  const { container = null } = useOtryv();
  const messages = useMessages(feedbackCatalogues);
  const focus = useDialogFocus(open);
  const leave = () => {
    if (!busy) onClose();
  };
  useBack(open, leave);
  const fit = useCallback(
    (backdrop: HTMLElement | null) => {
      const hasScrollbar = window.innerWidth > document.documentElement.clientWidth;
      const theme = themeToSet(place.current, backdrop?.parentElement ?? null);
      backdrop?.setAttribute('data-lock', hasScrollbar ? 'gutter' : 'plain');
      if (theme) backdrop?.setAttribute('data-theme', theme);
    },
    [place],
  );

  return (
    <Root open={open} onOpenChange={(isOpen) => !isOpen && leave()}>
      <Portal container={container}>
        <div ref={fit} className={classes.DialogBackdrop} data-state={open ? 'open' : 'closed'} data-shape={shape}>
          <Content
            {...(!description && { 'aria-describedby': undefined })}
            {...root}
            className={clsx(classes.Dialog, className)}
            data-modal=""
            data-size={size}
            onOpenAutoFocus={focus.onOpen}
            onCloseAutoFocus={focus.onClose}
            // Alerts in the corner can be read and used while the dialog is open.
            onInteractOutside={(event) => isInToast(event.target) && event.preventDefault()}
          >
            <div className={classes.DialogHead}>
              <Title asChild>
                {titleContent ? (
                  <h2>
                    <VisuallyHidden>{title}</VisuallyHidden>
                  </h2>
                ) : (
                  <DisplayText as="h2">{title}</DisplayText>
                )}
              </Title>
              {titleContent}
              <Close asChild>
                <IconButton icon={X} label={messages.close} disabled={busy} data-close="" />
              </Close>
            </div>
            <div className={classes.DialogBody} data-body>
              {description && (
                <Description asChild>
                  <div>{description}</div>
                </Description>
              )}
              {children}
            </div>
            {actions && <div className={classes.DialogFoot}>{actions}</div>}
          </Content>
        </div>
      </Portal>
    </Root>
  );
}
