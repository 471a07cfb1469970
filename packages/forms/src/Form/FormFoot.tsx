import { Button, Icon, useOtryv } from '@otryv/ui';
import { CircleCheck, Undo2 } from 'lucide-react';
import { useFormMessages } from '../messages/form.ts';
import classes from './Form.module.css';
import type { RegisteredField } from './fieldRegistry.ts';

export interface FormFootProps {
  isSaving: boolean;
  isSaved: boolean;
  /** The button waits: something is wrong, or nothing can be sent. */
  isRefused: boolean;
  onCancel?: (() => void) | undefined;
  submitLabel?: string | undefined;
  savingLabel?: string | undefined;
  /** The names of changed fields, where the form tracks them. */
  changed?: readonly string[];
  /** The names of fields that are wrong. */
  wrong?: readonly string[];
  fields?: ReadonlyMap<string, RegisteredField>;
  onRestore: () => void;
}

/** The buttons of a form and the word that it was saved. */
export function FormFoot(props: FormFootProps) {
  const { isSaving, isSaved, isRefused, onCancel, submitLabel, savingLabel, changed, onRestore } = props;
  const words = useFormMessages();
  const isChanged = changed !== undefined && changed.length > 0;

  return (
    <div className={classes.FormFoot} data-sticky={isChanged || undefined}>
      <div className={classes.FormSaved} role="status">
        {isSaved && (
          <>
            <Icon of={CircleCheck} size="s" />
            {words.saved}
          </>
        )}
      </div>
      {isChanged && <UnsavedFields {...props} changed={changed} />}
      {isChanged && (
        <Button kind="quiet" disabled={isSaving} onClick={onRestore}>
          <Icon of={Undo2} size="s" />
          {words.restore}
        </Button>
      )}
      {onCancel && (
        <Button kind="quiet" disabled={isSaving} onClick={onCancel}>
          {words.cancel}
        </Button>
      )}
      <Button type="submit" kind="primary" busy={isSaving} disabled={isRefused}>
        {isSaving ? (savingLabel ?? words.saving) : (submitLabel ?? words.save)}
      </Button>
    </div>
  );
}

/** How many values are not saved, which, and which of them stop it. */
function UnsavedFields({ changed, wrong = [], fields }: FormFootProps & { changed: readonly string[] }) {
  const words = useFormMessages();
  const { locale } = useOtryv();
  const namesOf = (names: readonly string[]) =>
    new Intl.ListFormat(locale).format([...new Set(names.flatMap((name) => labelOf(name, fields)))]);

  return (
    <p className={classes.FormUnsaved}>
      <b>{words.unsaved(changed.length)}</b>
      <span>{wrong.length > 0 ? words.blocked(namesOf(wrong)) : namesOf(changed)}</span>
    </p>
  );
}

/** The label of a field, in a sentence; of a part of one, that of the whole. */
function labelOf(path: string, fields: FormFootProps['fields']): string[] {
  const name = [...(fields?.keys() ?? [])].find(
    (key) => path === key || path.startsWith(`${key}.`) || key.startsWith(`${path}.`),
  );
  const label = name === undefined ? undefined : fields?.get(name)?.label;
  return typeof label === 'string' ? [label.charAt(0).toLowerCase() + label.slice(1)] : [];
}
