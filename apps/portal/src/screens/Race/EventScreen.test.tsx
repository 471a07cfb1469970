import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { anEventWithRiders } from '../../testing/anEvent.ts';
import { answers, isDown, refuses } from '../../testing/answers.ts';
import { aRaceResults, aResult } from '../../testing/aRaceResults.ts';
import { servePortal } from '../../testing/portalServer.ts';
import { renderPortal } from '../../testing/renderPortal.tsx';

const path = '/api/race/events/{id}';
const server = servePortal(answers(path, anEventWithRiders(8)));
const rowsOf = async (name: RegExp) => within(await screen.findByRole('table', { name })).findAllByRole('rowheader');

describe('the screen of a race to come', () => {
  it('shows what the race is and who signed up', async () => {
    renderPortal('/race/schedule/501');

    expect(await rowsOf(/Зарегистрировались на/)).toHaveLength(8);
    expect(screen.getByRole('heading', { level: 1, name: 'Осенний кубок: «Перевал»' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Регистрация/ })).toHaveAttribute(
      'href',
      'https://www.zwift.com/events/view/501',
    );
    expect(await rowsOf(/^Группы$/)).toHaveLength(4);
    expect(screen.getByText('+1 мин', { normalizer: (text) => text.replaceAll('\u00a0', ' ') })).toBeInTheDocument();
    expect(document.title).toBe('Осенний кубок: «Перевал» · Отрыв');
  });

  it('shows the words of the organizer as text, never as markup', async () => {
    const description = '<img src=x onerror=alert(1)> <b>Читайте</b>';
    server.use(answers(path, anEventWithRiders(1, { description })));

    renderPortal('/race/schedule/501');

    expect(await screen.findByText(description)).toBeInTheDocument();
  });

  it('shows the riders of one group, as the address says', async () => {
    renderPortal('/race/schedule/501');
    await rowsOf(/Зарегистрировались на/);

    await userEvent.click(screen.getByRole('radio', { name: /^A/ }));

    await waitFor(async () => expect(await rowsOf(/Зарегистрировались на/)).toHaveLength(2));
  });

  it('invites to sign up where nobody has', async () => {
    server.use(answers(path, anEventWithRiders(0)));

    renderPortal('/race/schedule/501');

    expect(await screen.findByRole('heading', { name: 'Пока никто не зарегистрировался' })).toBeInTheDocument();
  });

  it('leads to the results once the race has started', async () => {
    server.use(
      answers(path, anEventWithRiders(1, { started: true })),
      answers('/api/race/results/{id}', aRaceResults([aResult()])),
    );

    renderPortal('/race/schedule/501');

    expect(await screen.findByRole('table', { name: 'Протокол: Четверговая гонка' })).toBeInTheDocument();
  });

  it.each([404, 400])('says that there is no such race on %d', async (status) => {
    server.use(refuses(path, status, status === 404 ? 'event_not_found' : 'request_invalid', 'Заезд не найден.'));

    renderPortal('/race/schedule/abc');

    expect(await screen.findByRole('heading', { level: 1, name: 'Такого заезда нет' })).toBeInTheDocument();
  });

  it('says the sentence of the server', async () => {
    server.use(isDown(path));

    renderPortal('/race/schedule/501');

    expect(await screen.findByRole('alert')).toHaveTextContent('База данных сейчас не отвечает');
  });
});
