import { Notice, useMessages } from '@otryv/ui';
import type { ReactNode, Ref } from 'react';
import { formCatalogues } from '../messages/form.ts';
import classes from './Form.module.css';
import { focusField } from './fieldRegistry.ts';

export interface SummaryEntry {
  name: string;
  message: string;
  /** The control says so itself, and the form does not know when it is right. */
  isOfControl: boolean;
  /** The field to go to; none for what is wrong with something that has no field here. */
  field: { id: string; label: ReactNode } | null;
}

export interface ErrorSummaryProps {
  /** Why it was not saved, where the fields do not explain it. */
  message: string | null;
  /** What was wrong when it was sent. */
  entries: readonly SummaryEntry[];
  /** What is wrong now, by path: an entry changes with its field, and goes when the field is right. */
  wrong: Readonly<Record<string, string>>;
  /** Which title it has: not saved, not sent, or, under a button with another verb, only what to correct. */
  failed?: 'refused' | 'notSent' | 'correct';
  ref?: Ref<HTMLDivElement>;
}

/** What keeps a form from being saved, with a link to each field; it goes when nothing is left in it. */
export function ErrorSummary({ message, entries, wrong, failed = 'refused', ref }: ErrorSummaryProps) {
  const words = useMessages(formCatalogues);
  const left = entries.flatMap((entry) => {
    if (entry.field === null || entry.isOfControl) return [entry];
    const now = sentenceAt(entry.name, wrong);
    return now === undefined ? [] : [{ ...entry, message: now }];
  });
  if (message === null && left.length === 0) return null;
  // A refusal because of one field has the sentence of that field.
  const isSaidOfField = left.some((entry) => entry.message === message);
  const title = message === null || isSaidOfField ? words[failed](left.length) : message;

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
