import { FINISH_PROTOCOLS, IMPORTANCE_LEVELS } from '@otryv/race';
import { SelectValueEditor } from '../../ValueEditor/index.ts';
import { useEditorTools, useValueWriter } from '../draft/editorTools.ts';
import { valueButton } from '../parts/editorProps.ts';
import { ImportanceNote } from './ImportanceNote.tsx';
import type { MainEditorProps } from './MainValueEditor.tsx';

/** A value that only the site stores: the finish protocol, the importance, the series. */
export function SiteValueEditor(props: MainEditorProps<'finishProtocol' | 'importanceLevel' | 'seriesId'>) {
  const { field, value, ...rest } = props;
  const { act } = useEditorTools();
  const { messages, catalogues } = useValueWriter();
  const common = { ...valueButton, ...rest };

  switch (field) {
    case 'finishProtocol':
      return (
        <SelectValueEditor
          {...common}
          options={FINISH_PROTOCOLS.map((name) => ({ value: name, label: messages.protocols[name] }))}
          value={FINISH_PROTOCOLS.find((name) => name === value) ?? null}
          onCommit={(name, edit) => name && act({ type: 'site', values: { finishProtocol: name } }, edit)}
        />
      );
    case 'importanceLevel':
      return (
        <SelectValueEditor
          {...common}
          options={IMPORTANCE_LEVELS.map((level) => ({ value: level, label: messages.importance[level] }))}
          value={IMPORTANCE_LEVELS.find((level) => level === value) ?? null}
          note={<ImportanceNote />}
          onCommit={(level, edit) => level && act({ type: 'site', values: { importanceLevel: level } }, edit)}
        />
      );
    case 'seriesId':
      return (
        <SelectValueEditor<string>
          {...common}
          optional
          options={catalogues.of.series.map(({ id, name }) => ({ value: id, label: name }))}
          value={value}
          onCommit={(seriesId, edit) => act({ type: 'site', values: { seriesId } }, edit)}
        />
      );
  }
}
