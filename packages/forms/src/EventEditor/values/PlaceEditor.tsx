import { lazyPart } from '@otryv/ui';
import { Suspense } from 'react';
import { ValueEditor } from '../../ValueEditor/index.ts';
import { pocketsOf } from '../draft/catalogues.ts';
import { useEditorTools } from '../draft/editorTools.ts';
import { type GroupEditorProps, valueButton } from '../parts/editorProps.ts';

const PlacePicker = lazyPart(async () => ({ default: (await import('./PlacePicker.tsx')).PlacePicker }));

/** The map or the route of a group. A route sets its map and pockets; another map removes a route that it lacks. */
export function PlaceEditor({ group, field, scope, ...rest }: GroupEditorProps<'mapId' | 'routeId'>) {
  const { act, catalogues } = useEditorTools();
  const routeId = group.routeId ?? null;

  return (
    <ValueEditor
      {...valueButton}
      {...rest}
      value={group[field] ?? null}
      onCommit={(id: number | null, edit) => {
        const mapId = id === null ? undefined : catalogues.routes.get(id)?.mapId;
        if (field === 'routeId' && id !== null && mapId !== undefined) {
          act({ type: 'route', scope, route: { id, mapId, pockets: pocketsOf(catalogues, id) } }, edit);
        } else if (field === 'routeId') {
          act({ type: 'group', scope, values: { routeId: id } }, edit);
        } else {
          const isOfMap = catalogues.routes.get(routeId ?? 0)?.mapId === id;
          act({ type: 'group', scope, values: { mapId: id, ...(!isOfMap && { routeId: null }) } }, edit);
        }
      }}
    >
      {(draft) => (
        <Suspense fallback={null}>
          <PlacePicker {...draft} field={field} mapId={group.mapId ?? null} label={rest.title} />
        </Suspense>
      )}
    </ValueEditor>
  );
}
