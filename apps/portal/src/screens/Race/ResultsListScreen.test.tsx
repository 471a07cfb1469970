import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anEventList, pastEvents } from '../../testing/anEvent.ts';
import { answers, isDown } from '../../testing/answers.ts';
import { heard, servePortal } from '../../testing/portalServer.ts';
import { renderPortal } from '../../testing/renderPortal.tsx';

const path = '/api/race/events';
const server = servePortal(answers(path, anEventList(pastEvents())));

describe('the list of results', () => {
  it('shows what is over, each race leading to its protocol', async () => {
    const asked = heard(server);

    renderPortal('/race/results');

    expect(await screen.findByRole('link', { name: 'Четверговая гонка' })).toHaveAttribute('href', '/race/results/401');
    expect(asked[0]?.searchParams.get('started')).toBe('true');
    expect(document.title).toBe('Результаты · Отрыв');
  });

  it('leads to the schedule while nothing has finished', async () => {
    server.use(answers(path, anEventList([], { quantityPages: 0 })));

    renderPortal('/race/results');

    expect(await screen.findByRole('heading', { name: 'Результатов пока нет' })).toBeInTheDocument();
  });

  it('says the sentence of the server', async () => {
    server.use(isDown(path));

    renderPortal('/race/results');

    expect(await screen.findByRole('alert')).toHaveTextContent('База данных сейчас не отвечает');
  });
});
