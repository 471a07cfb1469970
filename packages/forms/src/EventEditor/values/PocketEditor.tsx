import { NumberField, SegmentedControl, useMessages } from '@otryv/ui';
import { editorCatalogues } from '../../messages/editors.ts';
import { type ValueDraft, ValueEditor } from '../../ValueEditor/index.ts';
import { pocketsOf } from '../draft/catalogues.ts';
import { useEditorTools, useValueWriter } from '../draft/editorTools.ts';
import { type GroupEditorProps, valueButton } from '../parts/editorProps.ts';

const lastPocket = 149;

/** The start pocket of a group: one of its route, or any other with a warning. */
export function PocketEditor({ group, field, scope, ...rest }: GroupEditorProps<'startLocation'>) {
  const { act, catalogues } = useEditorTools();

  return (
    <ValueEditor
      {...valueButton}
      {...rest}
      value={group[field] ?? null}
      accepts={isPocket}
      onCommit={(startLocation: number | null, edit) => act({ type: 'group', scope, values: { startLocation } }, edit)}
    >
      {(draft) => (
        <PocketFields
          {...draft}
          pockets={pocketsOf(catalogues, group.routeId)}
          isCleared={draft.value === null && group[field] != null}
        />
      )}
    </ValueEditor>
  );
}

interface PocketFieldsProps extends ValueDraft<number | null> {
  pockets: readonly number[];
  isCleared: boolean;
}

function PocketFields({ value, onChange, pockets, isCleared }: PocketFieldsProps) {
  const { messages } = useValueWriter();
  const { needed } = useMessages(editorCatalogues);
  const isForeign = value !== null && pockets.length > 0 && !pockets.includes(value);
  const options = pockets.map((pocket) => ({ value: String(pocket), label: String(pocket) }));

  return (
    <>
      {pockets.length > 0 && (
        <SegmentedControl
          label={messages.pocketOfRoute}
          options={options}
          value={String(value)}
          onChange={(pocket) => onChange(Number(pocket))}
        />
      )}
      <NumberField
        label={messages.otherPocket}
        min={0}
        max={lastPocket}
        whole
        error={isCleared ? needed : undefined}
        value={value}
        onChange={onChange}
        hint={isForeign ? messages.foreignPocket : undefined}
      />
    </>
  );
}

function isPocket(pocket: number | null): boolean {
  return pocket !== null && Number.isInteger(pocket) && pocket >= 0 && pocket <= lastPocket;
}
