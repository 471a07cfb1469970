import { useMessages } from '@otryv/ui';
import { type SubmitEvent, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { formCatalogues } from '../messages/form.ts';
import { controlFaults } from './controlFaults.ts';
import type { SummaryEntry } from './ErrorSummary.tsx';
import { failureOf, isCalledOff } from './failureOf.ts';
import { inPageOrder, type RegisteredField } from './fieldRegistry.ts';
import { flatErrors } from './flatErrors.ts';

/** Outcome of the last attempt to save. */
export type Outcome =
  | { kind: 'saved' }
  | { kind: 'refused'; attempt: number; message: string | null; entries: readonly SummaryEntry[] };

type Sentences = Readonly<Record<string, string>>;

interface Submission {
  form: UseFormReturn;
  fields: ReadonlyMap<string, RegisteredField>;
  onSubmit: (value: FieldValues) => unknown;
}

/**
 * Saves a form without concurrent submissions: errors are set at their fields and listed, saved values become the new
 * baseline.
 */
export function useSubmission({ form, fields, onSubmit }: Submission) {
  const messages = useMessages(formCatalogues);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const isSaving = useRef(false);
  const attempt = useRef(0);

  const refuse = (message: string | null, refused: Sentences, faults: Sentences = {}) =>
    setOutcome({ kind: 'refused', attempt: attempt.current, message, entries: entriesOf(refused, faults, fields) });
  const save = async (value: FieldValues) => {
    const draft = form.getValues();
    try {
      await onSubmit(value);
      form.resetDefaultValues(draft);
      setOutcome({ kind: 'saved' });
    } catch (error) {
      if (isCalledOff(error)) return setOutcome(null);
      const failure = failureOf(error);
      if (failure === null) reportError(error);
      for (const [path, sentence] of Object.entries(failure?.fields ?? {})) {
        const name = fieldOf(path, fields);
        if (name !== undefined) form.setError(name, { type: 'refused', message: sentence });
      }
      refuse(failure?.message ?? messages.failed, failure?.fields ?? {});
    }
  };
  const send = async (faults: Sentences) => {
    isSaving.current = true;
    attempt.current += 1;
    await form.handleSubmit(
      (value) => (Object.keys(faults).length === 0 ? save(value) : refuse(null, {}, faults)),
      (errors) => refuse(null, flatErrors(errors), faults),
    )();
    isSaving.current = false;
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A form in a dialog is not part of the form that opened it, though React propagates its events.
    event.stopPropagation();
    if (!isSaving.current) void send(controlFaults(event.currentTarget, fields));
  };

  const followChange = (name: string | undefined) => setOutcome((last) => afterChange(last, name));

  return { outcome, submit, followChange };
}

/** Clears a success on the next change, and a control's own error when its text changes. */
function afterChange(last: Outcome | null, name: string | undefined): Outcome | null {
  if (last?.kind !== 'refused') return null;
  return { ...last, entries: last.entries.filter((entry) => !entry.isOfControl || entry.name !== name) };
}

/** Returns the field of a path: its own, or that of its list or group. */
function fieldOf(path: string, fields: ReadonlyMap<string, RegisteredField>): string | undefined {
  return [...fields.keys()].find((name) => path === name || path.startsWith(`${name}.`));
}

function entriesOf(
  refused: Sentences,
  faults: Sentences,
  fields: ReadonlyMap<string, RegisteredField>,
): SummaryEntry[] {
  const found = new Map<string, SummaryEntry>();
  // The control's own message has priority: without its value the form can only report a blank.
  for (const [path, message] of [...Object.entries(faults), ...Object.entries(refused)]) {
    const name = fieldOf(path, fields) ?? path;
    const isOfControl = path in faults;
    if (!found.has(name)) found.set(name, { name, message, isOfControl, field: fields.get(name) ?? null });
  }
  const placed = inPageOrder(fields).flatMap(([name]) => found.get(name) ?? []);
  return [...placed, ...[...found.values()].filter(({ field }) => field === null)];
}
