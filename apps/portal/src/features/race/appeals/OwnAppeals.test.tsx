import type { Appeal } from '@otryv/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { aRaceResults, aResult, officialState } from '../../../testing/aRaceResults.ts';
import { aUser, sessionOf } from '../../../testing/aSession.ts';
import { stubLiveSources } from '../../../testing/liveSources.ts';
import { requestsTo, servePortal } from '../../../testing/portalServer.ts';
import { recordRequests } from '../../../testing/recordRequests.ts';
import { renderPortal, renderSignedIn } from '../../../testing/renderPortal.tsx';
import { respondWith } from '../../../testing/respondWith.ts';

const rows = [aResult(0), aResult(1)];
const [own] = rows;
const rowId = own?._id ?? '';
const rider = aUser({ zwiftId: own?.profileId ?? 0, zwiftIds: [own?.profileId ?? 0] });
const path = '/api/race/results/{id}/appeals';
const answered: Appeal = {
  _id: 'e'.repeat(24),
  rowId,
  name: 'Тимур Ветлужский',
  subgroupLabel: 'B',
  isOwn: true,
  link: null,
  createdAt: '2026-11-21T08:48:00.000Z',
  status: 'accepted',
  text: 'Игра зависла.',
  answer: 'Файл совпадает с заездом.',
  answeredBy: 'Дина',
  answeredAt: '2026-11-21T09:00:00.000Z',
};
const server = servePortal(
  ...sessionOf(rider),
  respondWith('/api/race/results/{id}', aRaceResults(rows)),
  respondWith(path, { data: [], ownRowIds: [rowId] }),
);

describe('the appeals of a rider', () => {
  beforeEach(stubLiveSources);

  it("sends an appeal about the rider's row", async () => {
    const appeals = recordRequests(server, 'POST', '/api/race/results/401/appeals', {
      message: 'Протест отправлен. Ответ придёт сообщением.',
      data: answered,
    });
    renderSignedIn('/race/results/401');
    await userEvent.click(await screen.findByRole('button', { name: 'Подать протест' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: /Что произошло/ }), 'Игра зависла у финиша.');

    await userEvent.click(dialog.getByRole('button', { name: 'Подать протест' }));

    await waitFor(() => expect(appeals).toEqual([{ rowId, text: 'Игра зависла у финиша.', link: '' }]));
    expect(await screen.findByText('Протест отправлен. Ответ придёт сообщением.')).toBeInTheDocument();
  });

  it('shows the decision above an official protocol, which allows no second appeal', async () => {
    server.use(
      respondWith('/api/race/results/{id}', aRaceResults(rows, { protocol: officialState })),
      respondWith(path, { data: [answered], ownRowIds: [] }),
    );
    renderSignedIn('/race/results/401');

    expect(await screen.findByText('Официальный')).toBeInTheDocument();
    expect(await screen.findByText('Ваш протест принят')).toBeInTheDocument();
    expect(screen.getByText('Файл совпадает с заездом.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Подать протест' })).toBeNull();
  });

  it('requests nothing for a guest', async () => {
    const asked = requestsTo(server, '/api/race/results/401/appeals');
    renderPortal('/race/results/401');

    await screen.findByRole('table', { name: /^Протокол/ });

    expect(asked).toEqual([]);
  });
});
