import type { TableName } from './openPage.ts';

/** Names of the peers in the report. */
export const peerNames = {
  agGrid: 'AG Grid',
  muiX: 'MUI X (pages of 100)',
  tanStack: 'TanStack',
  mantine: 'Mantine DataTable',
  simpleDatatables: 'simple-datatables',
  plainWindow: 'a plain windowed table',
} as const satisfies Partial<Record<TableName, string>>;

/** A table that is not ours. */
export type PeerName = keyof typeof peerNames;

/** Tables that render all their rows into the page. */
export const wholePeers = ['mantine', 'simpleDatatables'] as const;
