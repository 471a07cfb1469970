import { Button, Icon, useMessages, useOtryv } from '@otryv/ui';
import { CircleCheck, Undo2 } from 'lucide-react';
import { formCatalogues } from '../messages/form.ts';
import classes from './Form.module.css';
import { inPageOrder, type RegisteredField } from './fieldRegistry.ts';

export interface FormFootProps {
  isSaving: boolean;
  isSaved: boolean;
  /** Whether the button is disabled: a field is invalid, or submission is impossible. */
  isRefused: boolean;
  /** Whether it stays in view, even without changes. */
  isKept?: boolean;
  onCancel?: (() => void) | undefined;
  submitLabel?: string | undefined;
  savingLabel?: string | undefined;
  /** Names of changed fields, if the form tracks them. */
  changed?: readonly string[];
  /** Names of invalid fields. */
  wrong?: readonly string[];
  fields?: ReadonlyMap<string, RegisteredField>;
  onRestore: () => void;
}

/** The buttons of a form and the confirmation of saving. */
export function FormFoot(props: FormFootProps) {
  const {
    isSaving,
    isSaved,
    isRefused,
    isKept = false,
    onCancel,
    submitLabel,
    savingLabel,
    changed,
    onRestore,
  } = props;
  const messages = useMessages(formCatalogues);
  const isChanged = changed !== undefined && changed.length > 0;

  return (
    <div className={classes.FormFoot} data-sticky={isChanged || isKept || undefined}>
      <div className={classes.FormSaved} role="status">
        {isSaved && (
          <>
            <Icon of={CircleCheck} size="s" />
            {messages.saved}
          </>
        )}
      </div>
      {isChanged && <UnsavedFields {...props} changed={changed} />}
      {isChanged && (
        <Button kind="quiet" disabled={isSaving} onClick={onRestore}>
          <Icon of={Undo2} size="s" />
          {messages.restore}
        </Button>
      )}
      {onCancel && (
        <Button kind="quiet" disabled={isSaving} onClick={onCancel}>
          {messages.cancel}
        </Button>
      )}
      <Button className={classes.FormSubmit} type="submit" kind="primary" busy={isSaving} disabled={isRefused}>
        {isSaving ? (savingLabel ?? messages.saving) : (submitLabel ?? messages.save)}
      </Button>
    </div>
  );
}

/** The number and names of unsaved values, and the invalid ones among them. */
function UnsavedFields({ changed, wrong = [], fields }: FormFootProps & { changed: readonly string[] }) {
  const messages = useMessages(formCatalogues);
  const { locale } = useOtryv();
  const namesOf = (names: readonly string[]) => {
    const labels = inPageOrder(fields ?? []).flatMap(([key, { label }]) =>
      typeof label === 'string' && names.some((name) => isPartOf(name, key)) ? inSentence(label) : [],
    );
    return new Intl.ListFormat(locale).format([...new Set(labels)]);
  };

  return (
    <p className={classes.FormUnsaved}>
      <b>{messages.unsaved(changed.length)}</b>
      <span>{wrong.length > 0 ? messages.blocked(namesOf(wrong)) : namesOf(changed)}</span>
    </p>
  );
}

/** Whether one is the path of the other, or of a part of it. */
function isPartOf(path: string, key: string): boolean {
  return path === key || path.startsWith(`${key}.`) || key.startsWith(`${path}.`);
}

/** Lower-cases a label within a sentence; names like YouTube keep their capitals. */
function inSentence(label: string): string {
  return label.replace(/^\p{Lu}(?=[^\p{Lu}\s-]*(?:\s|$))/u, (letter) => letter.toLocaleLowerCase());
}
