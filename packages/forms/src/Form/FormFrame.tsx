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
import { useChanges, useDirty, useEarlyInput, useFocusOfError } from './useFormEffects.ts';
import { usePatientBlur } from './usePatientBlur.ts';
import { useRegistry } from './useRegistry.ts';
import { useSchemaForm } from './useSchemaForm.ts';
import { useSubmission } from './useSubmission.ts';

export interface FormProps<Draft, Value>
  extends Omit<
    ComponentPropsWithRef<'form'>,
    'onSubmit' | 'onChange' | 'onInvalid' | 'action' | 'method' | 'noValidate'
  > {
  /** Initial values of the fields, overriding the blank ones. New values update every unchanged field. */
  values?: Partial<Draft> | undefined;
  /**
   * Called with the parsed value. While its promise is pending the form is saving; a rejection keeps all typed values
   * and shows the error's `message`, with its `fields` at their fields; an `AbortError` only keeps the typed values.
   */
  onSubmit: (value: Value) => unknown;
  /** Called with the draft after each change, valid or not: for a dry run. */
  onChange?: ((draft: Draft) => void) | undefined;
  /** For the host's router, which opens a `LeaveDialog`; the form itself triggers the browser's confirmation. */
  onDirtyChange?: ((isDirty: boolean) => void) | undefined;
  /** Shows «Отмена» before the button. */
  onCancel?: (() => void) | undefined;
  /** Verb and object; «Сохранить» by default. */
  submitLabel?: string | undefined;
  /** The verb in the present tense while saving; «Сохраняем» by default. */
  savingLabel?: string | undefined;
  /**
   * When to validate a field: on blur, unless it is blank and unchanged, and then on every change; or with `change` from
   * the first one on, disabling the button until the errors are fixed.
   */
  validates?: 'blur' | 'change' | undefined;
  /**
   * Whether it edits stored values: changed fields are marked, and the footer stays in view with their names and the
   * errors.
   */
  tracksChanges?: boolean | undefined;
  /** Whether the buttons stay in view while the form's surroundings scroll. */
  keepsFoot?: boolean | undefined;
  /**
   * Whether it is sent rather than saved, and leaving the page loses nothing valuable: the browser asks no
   * confirmation.
   */
  disposable?: boolean | undefined;
  /** Whether submission is impossible: the button is disabled. */
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
  const summary = useFocusOfError(outcome);
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
          // Before hydration, the browser would submit the fields, including a password, in the URL.
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
