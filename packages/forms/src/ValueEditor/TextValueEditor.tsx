import { TextArea, TextField } from '@otryv/ui';
import type { FieldEditorProps } from './editorProps.ts';
import { ValueEditor } from './ValueEditor.tsx';

export interface TextValueEditorProps extends FieldEditorProps<string> {
  /** How many characters are allowed; a longer text is not committed. */
  limit?: number | undefined;
}

/** A line of text, changed in a popover. */
export function TextValueEditor({ fieldLabel, limit, ...props }: TextValueEditorProps) {
  return (
    <ValueEditor accepts={isWithin(limit)} {...props}>
      {(draft) => <TextField {...draft} label={fieldLabel ?? props.title} limit={limit} />}
    </ValueEditor>
  );
}

/** A text of several lines, changed in a popover; Enter makes a new line. */
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
