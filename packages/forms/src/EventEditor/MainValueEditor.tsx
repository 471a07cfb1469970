import { CULLING_TYPES, EVENT_TYPES, EVENT_VISIBILITIES, type EventField, momentMs } from '@otryv/race';
import { SelectValueEditor, TextAreaValueEditor, TextValueEditor, ValueEditor } from '../ValueEditor/index.ts';
import { valueButton } from './editorProps.ts';
import { useEditorTools, useValueWriter } from './editorTools.ts';
import { LateDateTimeField } from './LateDateTimeField.tsx';
import { RegistrationEditor } from './RegistrationEditor.tsx';
import { SiteValueEditor } from './SiteValueEditor.tsx';

export interface MainEditorProps<Field extends EventField = EventField> {
  field: Field;
  value: string | null;
  id: string;
  title: string;
  /** The value in words. */
  label: string;
  'aria-label': string;
  'data-blank': '' | undefined;
}

const isTime = (moment: string | null) => moment !== null;

/** A value of the main block, with the popup that its kind needs. */
export function MainValueEditor({ field, ...rest }: MainEditorProps) {
  const { act } = useEditorTools();
  const text = rest.value ?? '';

  switch (field) {
    case 'name':
    case 'imageUrl':
    case 'description': {
      const Editor = field === 'description' ? TextAreaValueEditor : TextValueEditor;
      return (
        <Editor
          {...valueButton}
          {...rest}
          value={text}
          onCommit={(next, edit) => act({ type: 'main', values: { [field]: next } }, edit)}
        />
      );
    }
    case 'eventType':
    case 'microserviceEventVisibility':
    case 'cullingType':
    case 'microserviceExternalResourceId':
      return <ChoiceEditor {...rest} field={field} />;
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
          value={text || null}
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

type Choice = 'eventType' | 'microserviceEventVisibility' | 'cullingType' | 'microserviceExternalResourceId';

function ChoiceEditor({ field, ...rest }: MainEditorProps<Choice>) {
  const { act } = useEditorTools();
  const { words, catalogues } = useValueWriter();
  const options = {
    eventType: EVENT_TYPES.map((value) => ({ value, label: words.eventTypes[value] })),
    microserviceEventVisibility: EVENT_VISIBILITIES.map((value) => ({ value, label: words.visibilities[value] })),
    cullingType: CULLING_TYPES.map((value) => ({ value, label: words.cullings[value] })),
    microserviceExternalResourceId: catalogues.of.clubs.map(({ id, name }) => ({ value: id, label: name })),
  } as const;

  return (
    <SelectValueEditor<string>
      {...valueButton}
      {...rest}
      options={options[field]}
      onCommit={(value, edit) => act({ type: 'main', values: { [field]: value } }, edit)}
    />
  );
}
