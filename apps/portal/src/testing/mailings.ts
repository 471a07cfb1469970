import type { Mailing } from '@otryv/contract';
import type { HttpHandler } from 'msw';
import { HttpResponse, http } from 'msw';
import { aRoute, comingEvents } from './anEvent.ts';
import { administration } from './organizers.ts';
import { respondWith } from './respondWith.ts';

export const sendingMailing: Mailing = {
  id: '1'.repeat(24),
  kind: 'digest',
  subject: 'Подборка недели: 22–28 ноября',
  lists: ['events'],
  state: 'sending',
  author: 'zoja_sekundnaja',
  createdAt: '2026-11-21T11:12:00.000Z',
  startedAt: '2026-11-21T11:12:05.000Z',
  endedAt: null,
  total: 2104,
  sent: 1310,
  declined: 2,
  undelivered: 4,
  pace: 60,
  isMailDown: false,
};

const past: readonly Mailing[] = [
  {
    ...sendingMailing,
    id: '3'.repeat(24),
    subject: 'Подборка недели: 15–21 ноября',
    state: 'done',
    createdAt: '2026-11-14T15:00:00.000Z',
    endedAt: '2026-11-14T15:21:00.000Z',
    total: 2087,
    sent: 2084,
    declined: 1,
    undelivered: 2,
    pace: 97,
  },
  {
    ...sendingMailing,
    id: '4'.repeat(24),
    kind: 'announcement',
    subject: 'Новый сезон команд',
    lists: ['news'],
    state: 'stopped',
    createdAt: '2026-11-03T09:40:00.000Z',
    endedAt: '2026-11-03T09:47:00.000Z',
    total: 1730,
    sent: 612,
    declined: 0,
    undelivered: 0,
  },
  {
    ...sendingMailing,
    id: '5'.repeat(24),
    subject: 'Подборка недели: 25–31 октября',
    state: 'done',
    createdAt: '2026-10-24T15:00:00.000Z',
    endedAt: '2026-10-24T15:26:00.000Z',
    total: 1988,
    sent: 1969,
    declined: 8,
    undelivered: 11,
    pace: 76,
  },
];

const html = `<!doctype html><html lang="ru"><body style="margin:0"><div style="max-width:600px;padding:24px;background:#ffffff;color:#15161a;font:400 15px/23px Arial"><b>ОТРЫВ</b><h1>Осенний кубок</h1><p>Этап 5 стартует 21 ноября.</p></div></body></html>`;

/** Responds to the reads of the mailing screens. */
export function mailingHandlers(changes: { active?: Mailing[]; data?: Mailing[] } = {}): HttpHandler[] {
  const { active = [], data = [...past] } = changes;
  return [
    respondWith('/api/admin/mailings', { active, data, quantity: data.length, quantityPages: 1 }),
    respondWith('/api/admin/mailings/audience', {
      data: { byList: { events: 2093, news: 1744, development: 212 }, receivers: 2104, pace: 100 },
    }),
    respondWith('/api/race/events/mailings/preview', (query) => ({
      data: {
        events: comingEvents(),
        routes: [aRoute],
        startDate: query.get('startDate') ?? '',
        endDate: query.get('endDate') ?? '',
        subject: 'Подборка заездов: 21–27 ноября',
      },
    })),
    http.post('*/api/admin/notification/letter-preview', () =>
      HttpResponse.json({
        data: { subject: 'Осенний кубок', html, text: 'Осенний кубок\n\nЭтап 5 стартует 21 ноября.' },
      }),
    ),
    ...administration(),
  ];
}
