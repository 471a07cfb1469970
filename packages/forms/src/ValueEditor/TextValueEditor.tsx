import { TextArea, TextField } from '@otryv/ui';
import type { FieldEditorProps } from './editorProps.ts';
import { ValueEditor } from './ValueEditor.tsx';

export interface TextValueEditorProps extends FieldEditorProps<string> {
  /** Maximum number of characters; a longer text is not committed. */
  limit?: number | undefined;
}

/** A single-line text, edited in a popover. */
export function TextValueEditor({ fieldLabel, limit, ...props }: TextValueEditorProps) {
  return (
    <ValueEditor accepts={isWithin(limit)} {...props}>
      {(draft) => <TextField {...draft} label={fieldLabel ?? props.title} limit={limit} />}
    </ValueEditor>
  );
}

/** A multi-line text, edited in a popover; Enter inserts a line break. */
export function TextAreaValueEditor({ fieldLabel, limit, ...props }: TextValueEditorProps) {
  return (
    <ValueEditor accepts={isWithin(limit)} {...props}>
      {(draft) => <TextArea {...draft} label={fieldLabel ?? props.title} limit={limit} rows={6} grows />}
    </ValueEditor>
  );
}

function isWithin(limit = Number.POSITIVE_INFINITY) {
  return (text: string) => text.length <= limit;
}
