import { eventLint, startPockets } from '@otryv/race';
import { useNow } from '@otryv/ui';
import { useMemo } from 'react';
import { useEditorDraft, useEditorTools } from '../draft/editorTools.ts';

const minuteMs = 60_000;

/** Returns the notes on the current draft; none if the game's part of it is unchanged. */
export function useLintNotes() {
  const { catalogues, editable } = useEditorTools();
  const draft = useEditorDraft();
  const nowMs = useNow(minuteMs);
  const routes = useMemo(
    () =>
      new Map(
        catalogues.of.routes.map(({ id, mapId, lap, sports, eventPaddocks }) => [
          id,
          { mapId, lap, sports, pockets: startPockets(eventPaddocks) },
        ]),
      ),
    [catalogues],
  );
  return useMemo(
    () => (editable === 'all' ? eventLint(draft, { nowMs, routes }) : []),
    [editable, draft, nowMs, routes],
  );
}
