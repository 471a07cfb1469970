import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anEvent, anEventList, comingEvents, pastEvents } from '../../testing/anEvent.ts';
import { answers, breaks, isDown } from '../../testing/answers.ts';
import { servePortal } from '../../testing/portalServer.ts';
import { renderPortal } from '../../testing/renderPortal.tsx';

const path = '/api/race/events';
const home = (coming = comingEvents()) =>
  answers(path, (query) => anEventList(query.get('started') === 'true' ? pastEvents() : coming));
const server = servePortal(home());

describe('the home screen', () => {
  it('shows the next start large, the others by days, and what has finished', async () => {
    renderPortal('/');

    expect(await screen.findByText('Следующий старт, сегодня в 17:30 МСК')).toBeInTheDocument();
    expect(screen.getByRole('timer')).toHaveTextContent('2:30:00');
    expect(screen.getByRole('heading', { level: 2, name: 'Сегодня' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2, name: 'Завтра' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ночная разделка' })).toHaveAttribute('href', '/race/schedule/502');
    expect(await screen.findByRole('link', { name: 'Четверговая гонка' })).toHaveAttribute('href', '/race/results/401');
    expect(document.title).toBe('Ближайшие заезды · Отрыв');
  });

  it('says which races are for a club alone', async () => {
    renderPortal('/');

    expect(await screen.findByText(/только для клуба/)).toBeInTheDocument();
  });

  it('leads to the schedule when nothing starts soon', async () => {
    server.use(home([]));

    renderPortal('/');

    expect(await screen.findByRole('heading', { name: 'Сегодня и завтра заездов нет' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Всё расписание' })).toHaveAttribute('href', '/race/schedule');
  });

  it('leaves out what has finished while nothing has', async () => {
    server.use(answers(path, (query) => anEventList(query.get('started') === 'true' ? [] : [anEvent()])));

    renderPortal('/');

    await screen.findByRole('timer');
    expect(screen.queryByText('Только что финишировали')).toBeNull();
  });

  it('says the sentence of the server, and shows the races after a retry', async () => {
    server.use(isDown(path));
    renderPortal('/');
    const retry = await screen.findByRole('button', { name: 'Повторить' });
    expect(screen.getByRole('alert')).toHaveTextContent('База данных сейчас не отвечает');

    server.use(home());
    retry.click();

    expect(await screen.findByRole('timer')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says so when the network is gone', async () => {
    server.use(breaks(path));

    renderPortal('/');

    expect(await screen.findByRole('alert')).toHaveTextContent('Network Error');
  });
});
