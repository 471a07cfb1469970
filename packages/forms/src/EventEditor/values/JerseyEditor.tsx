import { lazyPart } from '@otryv/ui';
import { Suspense } from 'react';
import { ValueEditor } from '../../ValueEditor/index.ts';
import { useEditorTools } from '../draft/editorTools.ts';
import { type GroupEditorProps, valueButton } from '../parts/editorProps.ts';

const JerseyPicker = lazyPart(async () => ({ default: (await import('./JerseyPicker.tsx')).JerseyPicker }));

/** The jersey of a group. */
export function JerseyEditor({ group, field, scope, ...rest }: GroupEditorProps<'jerseyHash'>) {
  const { act } = useEditorTools();

  return (
    <ValueEditor
      {...valueButton}
      {...rest}
      value={group[field] ?? null}
      onCommit={(jerseyHash: number | null, edit) => act({ type: 'group', scope, values: { jerseyHash } }, edit)}
    >
      {(draft) => (
        <Suspense fallback={null}>
          <JerseyPicker {...draft} label={rest.title} />
        </Suspense>
      )}
    </ValueEditor>
  );
}
