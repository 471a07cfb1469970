import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert, X } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useState } from 'react';
import { IconButton } from '../Button/IconButton.tsx';
import { Icon } from '../Icon/Icon.tsx';
import notice from '../Notice/Notice.module.css';
import { composeEventHandlers } from '../provider/composeEventHandlers.ts';
import { feedbackCatalogues } from '../provider/feedbackMessages.ts';
import { useMessages } from '../provider/useMessages.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import classes from './AlertToast.module.css';
import { useAutoClose } from './useAutoClose.ts';

export type AlertTone = 'success' | 'error' | 'warning' | 'info';

export interface AlertToastProps extends ComponentPropsWithRef<'div'> {
  tone: AlertTone;
  /** At most one action, a button or a link. */
  action?: ReactNode;
  /** Undoes the action: renders the button «Вернуть», which also closes the alert. */
  onUndo?: () => void;
  /** Called by the close button, and after four seconds unless the tone is `error`. */
  onClose: () => void;
}

const lastsMs = 4000;
const icons: Record<AlertTone, LucideIcon> = {
  success: CircleCheck,
  error: CircleAlert,
  warning: TriangleAlert,
  info: Info,
};

/** A sentence about what just happened. An error stays until closed, all other alerts close automatically. */
export function AlertToast(props: AlertToastProps) {
  const { tone, action, onUndo, onClose, className, children, ...rest } = props;
  const messages = useMessages(feedbackCatalogues);
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  useAutoClose(tone === 'error' ? null : lastsMs, isHovered || isFocused, onClose);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering an alert only pauses its timer.
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      {...rest}
      className={clsx(notice.NoticeTone, classes.AlertToast, className)}
      data-tone={tone}
      onPointerEnter={composeEventHandlers(rest.onPointerEnter, () => setIsHovered(true))}
      onPointerLeave={composeEventHandlers(rest.onPointerLeave, () => setIsHovered(false))}
      onFocus={composeEventHandlers(rest.onFocus, () => setIsFocused(true))}
      onBlur={composeEventHandlers(rest.onBlur, () => setIsFocused(false))}
    >
      <Icon className={classes.AlertToastIcon} of={icons[tone]} size="l" />
      <p className={classes.AlertToastText}>
        <VisuallyHidden>{messages.tone[tone]}: </VisuallyHidden>
        {children} {action}
        {onUndo && (
          <button
            type="button"
            onClick={() => {
              onUndo();
              onClose();
            }}
          >
            {messages.undo}
          </button>
        )}
      </p>
      <IconButton icon={X} label={messages.close} size="s" onClick={onClose} />
    </div>
  );
}
