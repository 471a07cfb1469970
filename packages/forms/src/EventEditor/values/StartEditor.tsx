import { ValueEditor } from '../../ValueEditor/index.ts';
import { useEditorTools } from '../draft/editorTools.ts';
import { type GroupEditorProps, valueButton } from '../parts/editorProps.ts';
import { LateDateTimeField } from './LateDateTimeField.tsx';

const isTime = (moment: string | null) => moment !== null;

/** The start time of a group. */
export function StartEditor({ group, field, scope, ...rest }: GroupEditorProps<'eventSubgroupStart'>) {
  const { act } = useEditorTools();

  return (
    <ValueEditor
      {...valueButton}
      {...rest}
      value={group[field] ?? null}
      accepts={isTime}
      onCommit={(moment: string | null, edit) => {
        if (moment !== null) act({ type: 'groupStart', scope, startMs: Date.parse(moment) }, edit);
      }}
    >
      {(draft) => <LateDateTimeField {...draft} label={rest.title} />}
    </ValueEditor>
  );
}
