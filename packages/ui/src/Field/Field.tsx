import { clsx } from 'clsx';
import { CircleAlert } from 'lucide-react';
import { type ComponentPropsWithRef, isValidElement, type ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { inputCatalogues } from '../provider/inputMessages.ts';
import { useMessages } from '../provider/useMessages.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import classes from './Field.module.css';

/** Texts of a field around its control. */
export interface FieldTexts {
  label: ReactNode;
  /** Help below the control. */
  hint?: ReactNode | undefined;
  /** Error and how to fix it; marks the control as invalid. */
  error?: ReactNode | undefined;
}

export interface FieldFrame extends FieldTexts {
  /** The control's id; the ids of adjacent parts are derived from it. */
  id: string;
  required?: boolean | undefined;
  /** Content at the right of the label: a counter or a value. */
  aside?: ReactNode | undefined;
}

export interface FieldProps extends FieldFrame, Omit<ComponentPropsWithRef<'div'>, 'id'> {}

/** The frame of a control: label above, help and error below, so that all fields look and are announced alike. */
export function Field({ id, label, hint, error, required, aside, className, children, ...props }: FieldProps) {
  return (
    <div {...props} className={clsx(classes.Field, className)}>
      <div className={classes.FieldHead} data-unseen={isUnseen(label) || undefined}>
        <label id={`${id}-label`} htmlFor={id}>
          {label}
          {required && <RequiredMark />}
        </label>
        <FieldAside id={id}>{aside}</FieldAside>
      </div>
      {children}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

/** A visually hidden label occupies no space. */
function isUnseen(label: ReactNode): boolean {
  return isValidElement(label) && label.type === VisuallyHidden;
}

export interface FieldGroupProps extends FieldFrame, Omit<ComponentPropsWithRef<'fieldset'>, 'id'> {}

/** The same frame around several controls for one question. */
export function FieldGroup({
  id,
  label,
  hint,
  error,
  required,
  aside,
  className,
  children,
  ...props
}: FieldGroupProps) {
  return (
    <fieldset
      id={id}
      aria-describedby={describedBy(id, { hint, error, aside })}
      {...props}
      className={clsx(classes.Field, className)}
    >
      <legend className={classes.FieldHead}>
        {label}
        {required && <RequiredMark spoken />}
        <FieldAside id={id}>{aside}</FieldAside>
      </legend>
      <div className={classes.FieldChoices}>{children}</div>
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  );
}

/** Returns the ids of the parts that describe a control, for its `aria-describedby`. */
export function describedBy(id: string, { hint, error, aside }: Omit<FieldTexts, 'label'> & { aside?: ReactNode }) {
  const ids = [aside && `${id}-aside`, hint && `${id}-hint`, error && `${id}-error`].filter(Boolean);
  return ids.length === 0 ? undefined : ids.join(' ');
}

/** Help and error. The error is in a live region, so that it is announced while typing. */
export function FieldNotes({ id, hint, error }: Omit<FieldFrame, 'label'>) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className={classes.FieldHint}>
          {hint}
        </p>
      )}
      <div aria-live="polite">
        {error && (
          <p id={`${id}-error`} className={classes.FieldError}>
            <Icon of={CircleAlert} size="s" />
            <span>{error}</span>
          </p>
        )}
      </div>
    </>
  );
}

function FieldAside({ id, children }: { id: string; children: ReactNode }) {
  if (!children) return null;

  return (
    <span id={`${id}-aside`} className={classes.FieldAside}>
      {children}
    </span>
  );
}

function RequiredMark({ spoken = false }: { spoken?: boolean }) {
  const messages = useMessages(inputCatalogues);

  return (
    <>
      <span aria-hidden="true">{'\u00A0*'}</span>
      {spoken && <VisuallyHidden> ({messages.required})</VisuallyHidden>}
    </>
  );
}
