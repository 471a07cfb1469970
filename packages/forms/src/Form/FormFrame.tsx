import { clsx } from 'clsx';
import { type ComponentPropsWithRef, useId } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import type * as z from 'zod/mini';
import { changedFields } from './changedFields.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import classes from './Form.module.css';
import { FormFoot } from './FormFoot.tsx';
import { FieldRegistryContext } from './fieldRegistry.ts';
import { flatErrors } from './flatErrors.ts';
import { useChanges, useDirty, useEarlyInput, useFocusOfRefusal } from './useFormEffects.ts';
import { usePatientBlur } from './usePatientBlur.ts';
import { useRegistry } from './useRegistry.ts';
import { useSchemaForm } from './useSchemaForm.ts';
import { useSubmission } from './useSubmission.ts';

export interface FormProps<Draft, Value>
  extends Omit<
    ComponentPropsWithRef<'form'>,
    'onSubmit' | 'onChange' | 'onInvalid' | 'action' | 'method' | 'noValidate'
  > {
  /** What the fields begin with, over the blank ones. New ones reach every field that was not changed. */
  values?: Partial<Draft> | undefined;
  /**
   * Gets what the schema lets through. While its promise is pending the form is saving; a rejection keeps all that was
   * typed and shows the error's `message`, with its `fields` at their fields; an `AbortError` only keeps what was typed.
   */
  onSubmit: (value: Value) => unknown;
  /** Gets what the fields hold after each change, valid or not: for a dry run. */
  onChange?: ((draft: Draft) => void) | undefined;
  /** For the host's router, which opens a `LeaveDialog`; the browser's own question is asked by the form. */
  onDirtyChange?: ((isDirty: boolean) => void) | undefined;
  /** Shows «Отмена» before the button. */
  onCancel?: (() => void) | undefined;
  /** Verb and object; «Сохранить» without it. */
  submitLabel?: string | undefined;
  /** The verb in the present while it is saved; «Сохраняем» without it. */
  savingLabel?: string | undefined;
  /** A field is validated when it is left, and from then on at every change; `change` is from the first one on, and the button waits for the errors to go. */
  validates?: 'blur' | 'change' | undefined;
  /** For edits of what is stored: changed fields are marked, and the foot stays in sight, names them and what stops saving. */
  tracksChanges?: boolean | undefined;
  /** The buttons stay in sight while what is around the form scrolls. */
  keepsFoot?: boolean | undefined;
  /** It is sent, not saved, and nothing of worth is lost when the page is left: the browser does not ask. */
  disposable?: boolean | undefined;
  /** Nothing can be sent now: the button waits. */
  disabled?: boolean | undefined;
}

interface FormFrameProps extends FormProps<FieldValues, FieldValues> {
  schema: z.ZodMiniType<object>;
  blank: FieldValues;
}

/** The form behind every `Form` of `formOf`. */
export function FormFrame(given: FormFrameProps) {
  const {
    schema,
    blank,
    values,
    onSubmit,
    onChange,
    onDirtyChange,
    validates = 'blur',
    tracksChanges = false,
    keepsFoot = false,
    disposable = false,
    disabled = false,
    ...rest
  } = given;
  const { onCancel, submitLabel, savingLabel, id, className, children, ...props } = rest;
  const ownId = useId();
  const { press, leave } = usePatientBlur();
  const { fields, registry } = useRegistry(id ?? ownId, schema, tracksChanges, leave);
  const form = useSchemaForm(schema, { ...blank, ...values }, validates);
  const { isDirty, isSubmitting, errors, dirtyFields } = form.formState;
  const { outcome, submit, followChange } = useSubmission({ form, fields, onSubmit });
  const summary = useFocusOfRefusal(outcome);
  useChanges(form.subscribe, (draft, name) => {
    followChange(name);
    onChange?.(draft);
  });
  useDirty(isDirty, disposable, onDirtyChange);
  useEarlyInput(fields);
  const wrong = flatErrors(errors);

  return (
    <FormProvider {...form}>
      <FieldRegistryContext value={registry}>
        <form
          {...props}
          id={id}
          className={clsx(classes.Form, className)}
          // Until React takes a rendered page over, the browser would send the fields, a password too, in an address.
          method="dialog"
          noValidate
          aria-busy={isSubmitting || undefined}
          onSubmit={submit}
          onPointerDownCapture={(event) => {
            props.onPointerDownCapture?.(event);
            press();
          }}
        >
          {outcome?.kind === 'refused' && (
            <ErrorSummary
              ref={summary}
              message={outcome.message}
              entries={outcome.entries}
              wrong={wrong}
              failed={failedOf(given)}
            />
          )}
          {children}
          <FormFoot
            isSaving={isSubmitting}
            isSaved={outcome?.kind === 'saved'}
            isRefused={disabled || (validates === 'change' && Object.keys(wrong).length > 0)}
            {...{ onCancel, submitLabel, savingLabel }}
            isKept={keepsFoot}
            {...(tracksChanges && { changed: changedFields(dirtyFields, fields), wrong: Object.keys(wrong), fields })}
            onRestore={() => form.reset(undefined, { keepDirtyValues: false, keepErrors: false })}
          />
        </form>
      </FieldRegistryContext>
    </FormProvider>
  );
}

function failedOf({ disposable, submitLabel, tracksChanges }: FormFrameProps) {
  if (disposable) return 'notSent';
  return submitLabel === undefined || tracksChanges ? 'refused' : 'correct';
}
