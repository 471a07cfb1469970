import { lazyPart } from '@otryv/ui';
import { type MouseEvent, type ReactNode, Suspense, useMemo, useState } from 'react';
import type { AnyColumn } from './model/column.ts';

interface OpenRow {
  row: unknown;
  position: number;
}

export interface RowCards {
  /** Opens the card of a row; `undefined` if rows do not open. */
  onOpen: ((row: unknown, position: number) => void) | undefined;
  /** Opens the card of the clicked row. */
  onClick: ((event: MouseEvent) => void) | undefined;
  /** The open card. */
  card: ReactNode;
}

// Loaded with the first row that is opened.
const RowCard = lazyPart(async () => ({ default: (await import('./RowCard.tsx')).RowCard }));

/** Manages the cards of rows, one open at a time. */
export function useRowCard(columns: readonly AnyColumn[], isEnabled: boolean): RowCards {
  const [open, setOpen] = useState<OpenRow | null>(null);
  const onOpen = useMemo(
    () => (isEnabled ? (row: unknown, position: number) => setOpen({ row, position }) : undefined),
    [isEnabled],
  );
  const card = open && (
    <Suspense fallback={null}>
      <RowCard {...open} columns={columns} onClose={() => setOpen(null)} />
    </Suspense>
  );

  return { onOpen, onClick: isEnabled ? clickRow : undefined, card };
}

// A tap anywhere in a row; by keyboard the row's own button does the same.
function clickRow({ target }: MouseEvent) {
  if (
    !(target instanceof Element) ||
    target.closest('a, button, input, label, [role="button"], [tabindex="0"]:not(section)')
  )
    return;
  target.closest('tr')?.querySelector<HTMLElement>('[aria-haspopup="dialog"]')?.click();
}
