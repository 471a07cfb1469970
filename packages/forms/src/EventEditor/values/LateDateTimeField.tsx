import { lazyPart } from '@otryv/ui';
import { Suspense } from 'react';
import type { ValueDraft } from '../../ValueEditor/index.ts';

// The field and its calendar are loaded when a time is first opened.
const DateTimeField = lazyPart(async () => ({ default: (await import('@otryv/ui/date-time')).DateTimeField }));

const whenEmpty = { date: '01.01.2023', time: '00:00:00' };

/** A date with a time to the second. */
export function LateDateTimeField({ label, ...draft }: ValueDraft<string | null> & { label: string }) {
  return (
    <Suspense fallback={null}>
      <DateTimeField {...draft} autoFocus label={label} whenEmpty={whenEmpty} />
    </Suspense>
  );
}
