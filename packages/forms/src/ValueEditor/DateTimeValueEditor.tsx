import { DateTimeField, type DateTimeFieldProps } from '@otryv/ui/date-time';
import type { FieldEditorProps } from './editorProps.ts';
import { ValueEditor } from './ValueEditor.tsx';

export interface DateTimeValueEditorProps
  extends FieldEditorProps<string | null>,
    Pick<DateTimeFieldProps, 'min' | 'max'> {}

const whenEmpty = { date: '01.01.2023', time: '00:00:00' };
const isTime = (value: string | null) => value !== null;

/** A date with a time to the second, edited in a popover; an empty date becomes 01.01.2023, an empty time 00:00:00. */
export function DateTimeValueEditor({ fieldLabel, min, max, ...props }: DateTimeValueEditorProps) {
  return (
    <ValueEditor {...props} accepts={isTime}>
      {(draft) => <DateTimeField {...draft} {...{ min, max, whenEmpty }} label={fieldLabel ?? props.title} />}
    </ValueEditor>
  );
}
