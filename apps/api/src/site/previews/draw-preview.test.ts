import { expect, it } from 'vitest';
import { drawPreview } from './draw-preview.tsx';
import type { Preview, PreviewRow } from './preview.ts';

const winner: PreviewRow = { place: '1', certainty: null, name: 'Клим Седлов', group: 'A', time: '33:03.757', gap: '' };
const race: Preview = {
  name: 'Утро по Оси',
  organizer: null,
  start: '28 ноября 2026 г. в 11:00 МСК',
  startsAt: '2026-11-28T08:00:00.000Z',
  status: 'Результаты официальные',
  hasProtocol: true,
  podium: [winner],
  row: null,
};

it('draws nothing for the emoji of a name', async () => {
  const drawn = (name: string) => drawPreview({ ...race, podium: [{ ...winner, name }] });

  const [plain, decorated, other] = await Promise.all(['Клим Седлов', 'Клим Седлов 🚴🏻‍♀️', 'Клим Седлова'].map(drawn));

  expect(decorated?.equals(plain ?? Buffer.of())).toBe(true);
  expect(other?.equals(plain ?? Buffer.of())).toBe(false);
});
