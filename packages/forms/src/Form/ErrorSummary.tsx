import { Notice, useMessages } from '@otryv/ui';
import type { ReactNode, Ref } from 'react';
import { formCatalogues } from '../messages/form.ts';
import classes from './Form.module.css';
import { focusField } from './fieldRegistry.ts';

export interface SummaryEntry {
  name: string;
  message: string;
  /** Whether the error is shown by the control itself; the form cannot detect when it is fixed. */
  isOfControl: boolean;
  /** The field to focus; none for an error without a field here. */
  field: { id: string; label: ReactNode } | null;
}

export interface ErrorSummaryProps {
  /** Error of saving, if the fields do not explain it. */
  message: string | null;
  /** Errors at the time of submission. */
  entries: readonly SummaryEntry[];
  /** Current errors by path: an entry is updated with its field, and removed when the field is valid. */
  wrong: Readonly<Record<string, string>>;
  /** Kind of title: not saved, not sent, or, for a button with another verb, only the corrections. */
  failed?: 'refused' | 'notSent' | 'correct';
  ref?: Ref<HTMLDivElement>;
}

/** The errors that prevent saving, with a link to each field; disappears when none are left. */
export function ErrorSummary({ message, entries, wrong, failed = 'refused', ref }: ErrorSummaryProps) {
  const messages = useMessages(formCatalogues);
  const left = entries.flatMap((entry) => {
    if (entry.field === null || entry.isOfControl) return [entry];
    const now = sentenceAt(entry.name, wrong);
    return now === undefined ? [] : [{ ...entry, message: now }];
  });
  if (message === null && left.length === 0) return null;
  // An error of a single field has that field's message.
  const isMessageOfField = left.some((entry) => entry.message === message);
  const title = message === null || isMessageOfField ? messages[failed](left.length) : message;

  return (
    <Notice
      ref={ref}
      className={classes.FormSummary}
      tone="danger"
      tabIndex={-1}
      role="group"
      aria-label={title}
      title={title}
    >
      {left.length > 0 && (
        <ul className={classes.FormSummaryList}>
          {left.map(({ name, message: error, field }) => (
            <li key={name}>{field ? <FieldLink field={field}>{error}</FieldLink> : error}</li>
          ))}
        </ul>
      )}
    </Notice>
  );
}

function FieldLink({ field, children }: { field: NonNullable<SummaryEntry['field']>; children: string }) {
  return (
    <a
      href={`#${field.id}`}
      onClick={(event) => {
        event.preventDefault();
        focusField(field.id);
      }}
    >
      {field.label}: {children}
    </a>
  );
}

function sentenceAt(name: string, wrong: ErrorSummaryProps['wrong']): string | undefined {
  return Object.entries(wrong).find(([path]) => path === name || path.startsWith(`${name}.`))?.[1];
}
