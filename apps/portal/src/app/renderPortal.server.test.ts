import { defaultSettings } from '@otryv/contract/cookies';
import type { ReadForPage } from '@otryv/contract/rendering';
import { expect, it, vi } from 'vitest';
import { aTeamCard } from '../testing/teams.ts';
import { renderPortal } from './entry-server.tsx';

const hostile = 'Ветер</script><script>alert(1)</script>\u2028$&';

/** Renders where there is no browser. */
function render(address: string, read: ReadForPage) {
  for (const name of ['window', 'document', 'location', 'navigator', 'localStorage']) vi.stubGlobal(name, undefined);
  const request = { address, now: Date.parse('2026-11-21T12:00:00Z'), settings: defaultSettings, site: '' };
  return renderPortal(request, read).finally(() => vi.unstubAllGlobals());
}

it('renders what the screen reads, once each, and writes it into the page so that no name in it ends the script', async () => {
  const teams = { data: [{ ...aTeamCard(), name: hostile }] };
  const read = vi.fn<ReadForPage>(async () => ({ status: 200, body: JSON.stringify(teams) }));

  const { markup, state } = await render('/teams', read);

  expect(read.mock.calls).toEqual([['/api/teams']]);
  expect(markup).toContain('Ветер&lt;/script&gt;');
  expect(markup).not.toMatch(/ style="|<title>|<script/);
  expect(state).not.toMatch(/<|\u2028/);
  expect(JSON.parse(state)).toMatchObject({ reads: { '/api/teams': { data: teams } }, settings: defaultSettings });
});

it('leaves a long read to the browser, which begins to fetch it with the page', async () => {
  const teams = {
    data: Array.from({ length: 500 }, (_, at) => aTeamCard({ name: `Команда ${at}`, urlSlug: `team-${at}` })),
  };

  const { markup, fetched, state } = await render('/teams', async () => ({
    status: 200,
    body: JSON.stringify(teams),
  }));

  expect(markup).toContain('Команда 499');
  expect(fetched).toEqual(['/api/teams']);
  expect(JSON.parse(state).reads).toEqual({ '/api/teams': null });
});

it('renders what is not there as the screen says it', async () => {
  const body = JSON.stringify({ code: 'team_not_found', message: 'Такой команды нет.' });

  const { markup, state } = await render('/teams/none/members', async () => ({ status: 404, body }));

  expect(markup).toMatch(/<h1[^>]*>/);
  expect(Object.values(JSON.parse(state).reads)[0]).toMatchObject({ error: { status: 404, code: 'team_not_found' } });
});
