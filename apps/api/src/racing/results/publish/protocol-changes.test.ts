import { describe, expect, it } from 'vitest';
import type { Transactions } from '../../../kernel/database/transactions.ts';
import { fake } from '../../../testing/fake.ts';
import { ProtocolChanged } from '../records/results.errors.ts';
import { ProtocolBytes } from './protocol-bytes.ts';
import { ProtocolChanges } from './protocol-changes.ts';

function changesThat(outcomes: (() => unknown)[]) {
  const forgotten: number[] = [];
  let runs = 0;
  const transactions = { run: async () => outcomes[runs++]?.() } as unknown as Transactions;
  const bytes = fake(ProtocolBytes, { forget: (eventId) => forgotten.push(eventId) });
  return { changes: new ProtocolChanges(transactions, bytes), forgotten, runs: () => runs };
}
const lost = () => {
  throw new ProtocolChanged();
};

describe('ProtocolChanges', () => {
  it('retries when another process wrote the version first, and evicts the bytes it served', async () => {
    const { changes, forgotten } = changesThat([lost, lost, () => 'written']);

    expect(await changes.run(5, async () => 'unused')).toBe('written');
    expect(forgotten).toEqual([5]);
  });

  it('throws ProtocolChanged after losing four times', async () => {
    const { changes, forgotten, runs } = changesThat([lost, lost, lost, lost, () => 'too late']);

    await expect(changes.run(5, async () => 'unused')).rejects.toMatchObject({ code: 'protocol_changed' });
    expect([runs(), forgotten]).toEqual([4, []]);
  });

  it('does not retry after any other error', async () => {
    const { changes, runs } = changesThat([() => Promise.reject(new Error('other'))]);

    await expect(changes.run(5, async () => 'unused')).rejects.toThrow('other');
    expect(runs()).toBe(1);
  });
});
