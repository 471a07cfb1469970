import type { EventEligibility } from '@otryv/contract';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anEventWithRiders, aSubgroup } from '../../../../testing/anEvent.ts';
import { aUser, sessionOf } from '../../../../testing/aSession.ts';
import { requestsTo, servePortal } from '../../../../testing/portalServer.ts';
import { renderPortal, renderSignedIn } from '../../../../testing/renderPortal.tsx';
import { respondUnavailable, respondWith } from '../../../../testing/respondWith.ts';

// Imported before the first test, which would otherwise wait for the compilation.
import '../../../shared/events/RichText.tsx';
import './AdmissionFacts.tsx';
import './Eligibility.tsx';

const path = '/api/race/events/{id}';
const eligibility = '/api/race/events/{id}/eligibility';
const server = servePortal(respondWith(path, anEventWithRiders(1)));
const partOf = async (name: string) => {
  const heading = await screen.findByRole('heading', { name });
  return within(heading.closest('section') ?? document.body);
};
const outcome = (zwiftId: number | null, groups: EventEligibility['groups']): EventEligibility => ({
  eventId: 501,
  zwiftId,
  groups,
  ownGroup: groups.at(-1)?.subgroupLabel ?? null,
  sentence: 'Ваша группа: B. Можно и в A',
});

describe('the admission rules', () => {
  it.each([
    { changes: { cullingType: 'CULLING_SUBGROUP_ONLY' }, text: 'Видносвою группу' },
    { changes: { cullingType: 'CULLING_EVENT_ONLY' }, text: 'Видноучастников заезда' },
    { changes: { cullingType: 'CULLING_EVERYBODY' }, text: 'Видновсех на карте' },
    { changes: { cullingType: 'CULLING_MOON' }, text: 'ВидноCULLING_MOON' },
    { changes: { microserviceEventVisibility: 'PUBLIC' }, text: 'Кто видит заездвсе райдеры, в общем списке' },
    { changes: { microserviceEventVisibility: 'SHAREABLE' }, text: 'Кто видит заездвсе, у кого есть ссылка' },
    {
      changes: { microserviceEventVisibility: 'DEFINED_BY_RESOURCE_ID', clubName: 'Ось' },
      text: 'Кто видит заездтолько свои: Ось',
    },
  ])('are shown as text: $text', async ({ changes, text }) => {
    server.use(respondWith(path, anEventWithRiders(1, changes)));
    renderPortal('/race/schedule/501');

    const part = await partOf('Кто может ехать');

    expect(part.getAllByRole('term').map((term) => term.parentElement?.textContent)).toContain(text);
  });

  it('show the selected registration mode', async () => {
    const chosen = { name: 'endurance', label: 'Эндуренс', description: null };
    server.use(respondWith(path, anEventWithRiders(1, { accessExpressionObj: chosen })));
    renderPortal('/race/schedule/501');

    expect((await partOf('Кто может ехать')).getByText('Эндуренс')).toBeInTheDocument();
  });

  it('show an unknown expression as its source', async () => {
    server.use(respondWith(path, anEventWithRiders(1, { categoryEnforcement: true, accessExpression: 'rider.x > 1' })));
    renderPortal('/race/schedule/501');

    const part = await partOf('Кто может ехать');

    expect(part.getByText('Своё условие')).toBeInTheDocument();
    expect(part.getByText('rider.x > 1')).toBeInTheDocument();
  });

  it('show the jerseys of the groups', async () => {
    const eventSubgroups = [aSubgroup('A', { jerseyHash: 77 }), aSubgroup('B', { jerseyHash: 78 })];
    server.use(
      respondWith(path, anEventWithRiders(1, { eventSubgroups })),
      respondWith('/api/assets/jerseys', { data: [{ id: 77, name: 'Отрыв', imageUrl: null }] }),
    );
    renderPortal('/race/schedule/501');

    const part = await partOf('Кто может ехать');

    expect(await part.findByText('Отрыв, номер 78')).toBeInTheDocument();
  });

  it('request no jerseys when there are none', async () => {
    const asked = requestsTo(server, '/api/assets/jerseys');
    renderPortal('/race/schedule/501');

    await partOf('Кто может ехать');

    expect(asked).toEqual([]);
  });
});

describe('the eligibility of the reader', () => {
  it('invites a guest to sign in, and requests nothing', async () => {
    const asked = requestsTo(server, '/api/race/events/501/eligibility');
    renderPortal('/race/schedule/501');

    const part = await partOf('Смогу ли я участвовать');

    expect(part.getByRole('link', { name: 'Войти' })).toHaveAttribute(
      'href',
      '/auth/authorization?returnTo=%2Frace%2Fschedule%2F501',
    );
    expect(asked).toEqual([]);
  });

  it('shows the group in a sentence, marks it in the table, and shows the reasons on demand', async () => {
    const groups = [
      { subgroupLabel: 'A' as const, isAllowed: true, reasons: [], sentence: 'Можно: категория A или слабее' },
      { subgroupLabel: 'B' as const, isAllowed: true, reasons: [], sentence: 'Можно' },
    ];
    server.use(...sessionOf(aUser()), respondWith(eligibility, outcome(7, groups)));
    renderSignedIn('/race/schedule/501');

    const part = await partOf('Смогу ли я участвовать');
    expect(await part.findByText('Ваша группа: B. Можно и в A')).toBeInTheDocument();
    expect(part.getByRole('group')).not.toHaveAttribute('open');

    const lines = part.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(lines).toEqual(['Можно: категория A или слабее', 'Можно']);
    const table = within(screen.getByRole('table', { name: 'Группы' }));
    const own = table.getAllByRole('row').filter((row) => row.getAttribute('aria-current') === 'true');
    expect(own.map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/^B\s*Ваша/)]);
    expect(part.queryByRole('link')).toBeNull();
  });

  it.each([
    {
      title: 'with the figure that the game compares',
      actual: 3.3,
      from: 3.2,
      steps: ['B Ваша', '4.00 A'],
      text: 'Ваш zFTP: 3,30 вт/кг',
    },
    {
      title: 'without a figure that belongs to another group',
      actual: 4.1,
      from: 3.2,
      steps: ['B Ваша', '4.00 A'],
      text: 'Границы групп в вт/кг',
    },
    { title: 'only if the groups follow each other', actual: 4.1, from: 4, steps: [], text: null },
  ])('marks the group among the others $title', async ({ actual, from, steps, text }) => {
    const reason = { subject: 'powerCurves.zFTPwkg', operator: '>=' as const, required: 3.2, actual };
    const b = { subgroupLabel: 'B' as const, isAllowed: true, reasons: [reason], sentence: 'Можно' };
    const eventSubgroups = [
      aSubgroup('A', { paceType: 1, fromPaceValue: 4, toPaceValue: 6 }),
      aSubgroup('B', { paceType: 1, fromPaceValue: from, toPaceValue: from + 0.79 }),
    ];
    server.use(
      ...sessionOf(aUser()),
      respondWith(path, anEventWithRiders(1, { eventSubgroups })),
      respondWith(eligibility, outcome(7, [b])),
    );
    renderSignedIn('/race/schedule/501');

    const part = await partOf('Смогу ли я участвовать');
    await part.findByText('Ваша группа: B. Можно и в A');

    const shown = part
      .queryAllByRole('listitem')
      .map((step) => [...step.children].map((of) => of.textContent).join(' '));
    expect(shown).toEqual(steps);
    expect(part.queryAllByText(/zFTP:|Границы/, { selector: 'p' }).map((of) => of.textContent)).toEqual(
      [text ?? []].flat(),
    );
  });

  it('shows the next step for a reader without a game account', async () => {
    server.use(...sessionOf(aUser({ zwiftId: null, zwiftIds: [] })), respondWith(eligibility, outcome(null, [])));
    renderSignedIn('/race/schedule/501');

    const part = await partOf('Смогу ли я участвовать');

    expect(await part.findByRole('link', { name: 'Привязать аккаунт игры' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/profile\/\d+\/settings\/zwift$/),
    );
  });

  it('requires only verification if a game account is linked', async () => {
    server.use(...sessionOf(aUser()), respondWith(eligibility, outcome(null, [])));
    renderSignedIn('/race/schedule/501');

    const part = await partOf('Смогу ли я участвовать');

    expect(await part.findByRole('link', { name: 'Подтвердить аккаунт игры' })).toBeInTheDocument();
    expect(part.getByText(/привязан, но не подтверждён/)).toBeInTheDocument();
    expect(part.queryByText(/Привяжите/)).toBeNull();
  });

  it.each([eligibility, '/api/auth/check'] as const)('shows that the check failed: %s', async (failing) => {
    server.use(...sessionOf(aUser()), respondUnavailable(failing));
    renderSignedIn('/race/schedule/501');

    expect(await screen.findByText('Проверка не загрузилась')).toBeInTheDocument();
  });
});

describe('the calendar of the reader', () => {
  it('downloads the race as a file from the server', async () => {
    renderPortal('/race/schedule/501');

    const link = await screen.findByRole('link', { name: 'В календарь' });
    expect(link).toHaveAttribute('href', `${location.origin}/api/race/events/501/race.ics`);
    expect(link).toHaveAttribute('download', 'otryv-501.ics');
  });
});
