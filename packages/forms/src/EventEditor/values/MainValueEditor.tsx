import { type EventField, momentMs } from '@otryv/race';
import {
  SelectValueEditor,
  TextAreaValueEditor,
  TextValueEditor,
  type ValueEdit,
  ValueEditor,
} from '../../ValueEditor/index.ts';
import { useEditorTools, useValueWriter } from '../draft/editorTools.ts';
import { isPlainField, mainValues, type PlainField } from '../draft/mainFields.ts';
import { valueButton } from '../parts/editorProps.ts';
import { LateDateTimeField } from './LateDateTimeField.tsx';
import { RegistrationEditor } from './RegistrationEditor.tsx';
import { SiteValueEditor } from './SiteValueEditor.tsx';

export interface MainEditorProps<Field extends EventField = EventField> {
  field: Field;
  value: string | null;
  id: string;
  title: string;
  /** The formatted value. */
  label: string;
  'aria-label': string;
  'data-blank': '' | undefined;
}

const isTime = (moment: string | null) => moment !== null;

/** A value of the main block, with the popup for its kind. */
export function MainValueEditor({ field, ...rest }: MainEditorProps) {
  const { act } = useEditorTools();

  if (isPlainField(field)) return <PlainValueEditor {...rest} field={field} />;
  switch (field) {
    case 'finishProtocol':
    case 'importanceLevel':
    case 'seriesId':
      return <SiteValueEditor {...rest} field={field} />;
    case 'registrationMode':
      return <RegistrationEditor {...rest} field={field} />;
    case 'eventStart':
      return (
        <ValueEditor
          {...valueButton}
          {...rest}
          value={rest.value || null}
          accepts={isTime}
          onCommit={(moment: string | null, edit) => {
            const startMs = momentMs(moment);
            if (startMs !== null) act({ type: 'start', startMs }, edit);
          }}
        >
          {(draft) => <LateDateTimeField {...draft} label={rest.title} />}
        </ValueEditor>
      );
  }
}

function PlainValueEditor({ field, ...rest }: MainEditorProps<PlainField>) {
  const { act } = useEditorTools();
  const writer = useValueWriter();
  const { control } = mainValues[field];
  const commit = (value: string | null, edit?: ValueEdit) => act({ type: 'main', values: { [field]: value } }, edit);

  if (typeof control === 'function') {
    return <SelectValueEditor<string> {...valueButton} {...rest} options={control(writer)} onCommit={commit} />;
  }
  const Editor = control === 'paragraph' ? TextAreaValueEditor : TextValueEditor;
  return <Editor {...valueButton} {...rest} value={rest.value ?? ''} onCommit={commit} />;
}
