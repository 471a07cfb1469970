import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { setSiteData } from '../../../lib/site/siteData.ts';
import { anEvent, anEventList, aSubgroup } from '../../../testing/anEvent.ts';
import { aRaceResults, aResult } from '../../../testing/aRaceResults.ts';
import { stubLiveSources } from '../../../testing/liveSources.ts';
import { organizerId, publicOrganizers } from '../../../testing/organizers.ts';
import { servePortal } from '../../../testing/portalServer.ts';
import { renderPortal } from '../../../testing/renderPortal.tsx';
import { respondWith } from '../../../testing/respondWith.ts';
import { aRiderWithEverything } from '../../../testing/riders.ts';
import { aSeries, seriesPath, seriesResponses, seriesSlug } from '../../../testing/series.ts';
import { press } from '../../../testing/writes.ts';

const name = 'Холмы "A" <b> & ко';
const eventSubgroups = [aSubgroup('A'), aSubgroup('B')];
const results = aRaceResults([aResult(0), aResult(1)], { name, eventSubgroups });
const loader = { version: '1.2.3', integrity: 'sha384-abc', loaderBytes: 5_840 };
const server = servePortal(
  respondWith('/api/race/results/{id}', results),
  respondWith('/api/race/events', anEventList([anEvent()])),
  ...publicOrganizers(),
  ...aRiderWithEverything(),
  ...seriesResponses(),
  http.get('*/embed/v1.json', () => HttpResponse.json(loader)),
);
const code = () => screen.getByRole('region', { name: 'Код для сайта' }).textContent;
const open = async (address: string, title: string) => {
  renderPortal(address);
  await press('Встроить');
  await screen.findByRole('dialog', { name: title });
};

describe('the embed code', () => {
  beforeEach(() => {
    stubLiveSources();
    setSiteData(JSON.stringify({ publicUrl: 'https://otryv.example/' }));
  });

  it('reproduces the current view of the protocol, in every variant', async () => {
    const user = userEvent.setup();
    await open('/race/results/401?category=B', 'Встроить протокол');
    expect(code()).toContain('<script async src="https://otryv.example/embed/v1.js"></script>');
    expect(code()).toContain('<otryv-results event="401" category="B" rows="10">');
    expect(code()).toContain('>Результаты: Холмы &quot;A&quot; &lt;b&gt; &amp; ко</a>');

    await user.selectOptions(screen.getByRole('combobox', { name: 'Группа' }), 'Все');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Строк' }), '5');
    await user.click(screen.getByRole('checkbox', { name: 'Вес' }));
    await user.click(screen.getByRole('radio', { name: 'тёмная' }));
    await user.type(screen.getByRole('textbox', { name: 'Цвет клуба' }), '#0a6b3d');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Язык' }), 'English');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Часовой пояс' }), 'UTC+6');
    await user.click(screen.getByRole('radio', { name: 'iframe' }));

    const path =
      '/embed/results/401?theme=dark&locale=en&zone=Asia%2FOmsk' + '&columns=power%2Cweight&rows=5&accent=%230a6b3d';
    expect(code()).toContain(`src="https://otryv.example${path.replaceAll('&', '&amp;')}"`);
    await waitFor(() => expect(screen.getByTitle(`Results: ${name}`)).toHaveAttribute('src', path));
    await user.click(screen.getByRole('radio', { name: 'Ссылка' }));
    expect(code()).toBe('https://otryv.example/race/results/401');
    await user.click(screen.getByRole('radio', { name: 'React' }));
    expect(code()).toContain('<OtryvResults portal="https://otryv.example" event="401" rows={5}');
  });

  it('lists columns only if they differ from the default', async () => {
    const user = userEvent.setup();
    await open('/race/results/401', 'Встроить протокол');
    const columns = within(screen.getByRole('group', { name: 'Столбцы' }));
    expect(columns.getAllByRole('checkbox', { checked: true })).toEqual([columns.getByLabelText('Средняя мощность')]);

    await user.click(columns.getByLabelText('Средняя мощность'));
    expect(code()).toContain('rows="10" columns="">');
    await user.click(columns.getByLabelText('Средняя мощность'));
    expect(code()).toContain('rows="10">');
  });

  it("describes the contrast of a club's colour", async () => {
    const user = userEvent.setup();
    await open('/race/results/401', 'Встроить протокол');
    const field = screen.getByRole('textbox', { name: 'Цвет клуба' });

    await user.type(field, '#0a6b3d');
    expect(field).toHaveAccessibleDescription(/На белом 6,5\s:\s1, хватает/);

    await user.clear(field);
    await user.type(field, '#ffe066');
    expect(field).toHaveAccessibleDescription(/На белом 1,3\s:\s1, мало. Возьмём тон темнее/);
  });

  it('pins the version that the server has', async () => {
    const user = userEvent.setup();
    await open('/race/results/401', 'Встроить протокол');
    await user.click(await screen.findByRole('checkbox', { name: 'закрепить версию 1.2.3' }));

    expect(code()).toMatch(/src="https:\/\/otryv\.example\/embed\/v1\.2\.3\.js"\s+integrity="sha384-abc"/);
    expect(screen.getByText(/Загрузчик 5,8\sкБ/)).toBeInTheDocument();
  });

  it('pins nothing if the server has no versions', async () => {
    server.use(http.get('*/embed/v1.json', () => new HttpResponse(null, { status: 404 })));
    await open('/race/results/401', 'Встроить протокол');

    expect(await screen.findByText(/Без cookie/)).toBeInTheDocument();
    expect(screen.queryByRole('checkbox', { name: /закрепить/ })).toBeNull();
  });

  it('offers no version replaced by another build', async () => {
    server.use(http.get('*/embed/v1.json', () => HttpResponse.json({ loaderBytes: 5_840 })));
    await open('/race/results/401', 'Встроить протокол');

    expect(await screen.findByText(/Загрузчик 5,8\sкБ/)).toBeInTheDocument();
    expect(screen.queryByRole('checkbox', { name: /закрепить/ })).toBeNull();
  });

  it.each([
    ['/race/schedule', 'Встроить расписание', '<otryv-schedule rows="10">'],
    [
      `/race/schedule?organizerId=${organizerId}`,
      'Встроить расписание',
      `<otryv-schedule organizer="${organizerId}" rows="10">`,
    ],
    ['/organizers/klub-os/schedule', 'Встроить расписание', `<otryv-schedule organizer="${organizerId}" rows="10">`],
    [`${seriesPath}/schedule`, 'Встроить серию', `<otryv-series series="${seriesSlug}">`],
    [`${seriesPath}/results`, 'Встроить зачёт', `<otryv-standings series="${seriesSlug}" rows="10">`],
    ['/profile/1020/results', 'Встроить профиль', '<otryv-rider rider="1020">'],
  ])('matches the content at %s', async (address, title, element) => {
    await open(address, title);

    expect(code()).toContain(element);
  });

  it('is not offered for a draft series', async () => {
    server.use(respondWith('/api/series/{urlSlug}', { data: aSeries({ isPublished: false }) }));
    renderPortal(`${seriesPath}/schedule`);

    await screen.findByRole('navigation', { name: 'Разделы серии' });
    expect(screen.queryByRole('button', { name: 'Встроить' })).toBeNull();
  });
});
