import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { RegisteredField } from './fieldRegistry.ts';
import type { Outcome } from './useSubmission.ts';
import { useUnloadGuard } from './useUnloadGuard.ts';

/** Focuses the list of errors after each failed attempt, not when the list changes. */
export function useFocusOfError(outcome: Outcome | null) {
  const summary = useRef<HTMLDivElement>(null);
  const attempt = outcome?.kind === 'refused' ? outcome.attempt : null;
  // The list appears and is focused in one step: a screen reader, and a test, never encounter one without the other.
  useLayoutEffect(() => {
    if (attempt !== null) summary.current?.focus();
  }, [attempt]);
  return summary;
}

/** Passes values typed, or autofilled by the browser, before hydration to the controls. */
export function useEarlyInput(fields: ReadonlyMap<string, RegisteredField>) {
  useEffect(() => {
    for (const { id } of fields.values()) {
      const control = document.getElementById(id);
      if (isText(control) && control.value !== control.defaultValue) typeAgain(control);
    }
  }, [fields]);
}

function isText(control: HTMLElement | null): control is HTMLInputElement | HTMLTextAreaElement {
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
}

/** React ignores an input event with an unchanged value: this dispatches the first value, then the typed one. */
function typeAgain(control: HTMLInputElement | HTMLTextAreaElement): void {
  const { value, defaultValue } = control;
  control.value = defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Reports the values of the fields after each change, and which of them changed. */
export function useChanges(
  subscribe: UseFormReturn['subscribe'],
  onChange: (draft: FieldValues, name: string | undefined) => void,
) {
  const change = useEffectEvent(onChange);
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values, name }) => change(values, name) }),
    [subscribe],
  );
}

/** Asks for confirmation before the page is closed with valuable unsaved changes, and reports whether there are any. */
export function useDirty(
  isDirty: boolean,
  disposable: boolean,
  onDirtyChange: ((isDirty: boolean) => void) | undefined,
) {
  const report = useEffectEvent((dirty: boolean) => onDirtyChange?.(dirty));
  useEffect(() => {
    if (!isDirty) return;
    report(true);
    return () => report(false);
  }, [isDirty]);
  useUnloadGuard(isDirty && !disposable);
}
