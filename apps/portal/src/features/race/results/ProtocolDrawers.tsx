import type { RaceResults } from '@otryv/contract';
import type { ResultsTableRow } from '@otryv/tables';
import { lazyPart } from '@otryv/ui';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAddressState } from '../../../lib/navigation/useAddressState.ts';

// Most readers never open the explanation.
const WhyDrawer = lazyPart(async () => ({ default: (await import('../why/WhyDrawer.tsx')).WhyDrawer }));
const HistoryDrawer = lazyPart(async () => ({ default: (await import('../why/HistoryDrawer.tsx')).HistoryDrawer }));

const closed = { history: '' };

interface ProtocolDrawersProps {
  event: RaceResults['event'];
  rows: readonly ResultsTableRow[];
  /** Row whose rank is explained. */
  explained: string | null;
  onExplain: (id: string | null) => void;
}

/** Renders the drawers of a protocol: the explanation of a row, and the history of the protocol. */
export function ProtocolDrawers({ event, rows, explained, onExplain }: ProtocolDrawersProps) {
  const [{ history }, change] = useAddressState(closed);

  return (
    <Suspense fallback={null}>
      {explained !== null && (
        <WhyDrawer event={event} rows={rows} rowId={explained} onRow={onExplain} onClose={() => onExplain(null)} />
      )}
      {history !== '' && <HistoryDrawer eventId={String(event.id)} onClose={() => change(closed)} />}
    </Suspense>
  );
}

/** Returns the address of the same page with the history of the protocol open. */
export function useHistoryHref(): string {
  const [query] = useSearchParams();
  const next = new URLSearchParams(query);
  next.set('history', 'all');
  return `?${next}`;
}

/** Returns the time of the last manual decision; `null` without any. */
export function lastDecisionAt({ modifiedResults: { moderators } }: RaceResults['event']): string | null {
  return (
    moderators
      .map(({ date }) => date)
      .toSorted()
      .at(-1) ?? null
  );
}
