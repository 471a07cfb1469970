import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aField } from '../testing/aField.ts';
import { aResult } from '../testing/aResult.ts';
import { rowOf } from '../testing/protocolPage.ts';
import { ResultsTable } from './ResultsTable.tsx';

const field = aField();

describe('<ResultsTable />', () => {
  it('names the table and its scroll region by its caption', () => {
    render(<ResultsTable caption="Результаты" rows={field} />);

    expect(screen.getByRole('table', { name: 'Результаты' })).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Результаты' })).toHaveAttribute('tabindex', '0');
  });

  it("recomputes a gap when the leader's time changes, though neither its row nor the scale does", () => {
    const others = [aResult({ profileId: 2, timeMs: 1_060_000 }), aResult({ profileId: 3, timeMs: 1_540_000 })];
    const ledBy = (timeMs: number) => [aResult({ profileId: 1, timeMs }), ...others];
    const { rerender } = render(<ResultsTable caption="Результаты" rows={ledBy(1_000_000)} />);
    const gaps = () => [...document.querySelectorAll('td[data-column="gap"]')].map(({ textContent }) => textContent);
    expect(gaps()).toEqual(['лидер', '+1:00', '+9:00']);

    rerender(<ResultsTable caption="Результаты" rows={ledBy(990_000)} />);

    expect(gaps()).toEqual(['лидер', '+1:10', '+9:10']);
  });

  it('marks the own row by a text and aria-current', () => {
    render(<ResultsTable caption="Результаты" rows={field} ownProfileId={2} />);

    expect(rowOf(/Второй/)).toHaveAttribute('aria-current', 'true');
    expect(within(rowOf(/Второй/)).getByText('Вы')).toBeInTheDocument();
  });

  it('links to riders and weights only if there are pages', () => {
    render(
      <ResultsTable
        caption="Результаты"
        rows={field}
        profileHref={({ profileId }) => `/profile/${profileId}/results`}
        weightHref={({ profileId }) => (profileId === 1 ? '/profile/1/weight-and-height' : null)}
      />,
    );

    expect(screen.getByRole('link', { name: 'Второй' })).toHaveAttribute('href', '/profile/2/results');
    expect(screen.getAllByRole('link', { name: '72.0' })).toHaveLength(1);
  });

  it('links to the external ranking if its URL is known and the reader enables it', () => {
    const rankingHref = ({ profileId }: { profileId: number }) => `https://ranking.example/${profileId}`;
    const { rerender } = render(<ResultsTable caption="Результаты" rows={field} rankingHref={rankingHref} />);
    expect(screen.queryByRole('link', { name: 'профиль' })).toBeNull();

    rerender(
      <ResultsTable
        caption="Результаты"
        rows={field}
        {...{ rankingHref }}
        columnLayout={{ shown: { ranking: true } }}
      />,
    );
    expect(within(rowOf(/Второй/)).getByRole('link', { name: 'профиль' })).toHaveAttribute(
      'href',
      'https://ranking.example/2',
    );

    rerender(<ResultsTable caption="Результаты" rows={field} columnLayout={{ shown: { ranking: true } }} />);
    expect(screen.queryByRole('link', { name: 'профиль' })).toBeNull();
  });

  it("shows the time of the update and the organizer's decisions", () => {
    render(
      <ResultsTable
        caption="Результаты"
        rows={field}
        updatedAt="2026-11-19T17:12:00Z"
        changes={2}
        changesHref="/log"
      />,
    );

    expect(screen.getByText(/Обновлено/)).toHaveTextContent(/19 ноября( 2026)?, 20:12.МСК/);
    expect(screen.getByRole('link', { name: /^2.изменения$/ })).toHaveAttribute('href', '/log');
  });

  it('shows advice when empty, and the error when loading failed', async () => {
    const { rerender } = render(<ResultsTable caption="Результаты" rows={[]} />);
    expect(screen.getByRole('heading', { name: 'Результатов пока нет' })).toBeInTheDocument();

    rerender(<ResultsTable caption="Результаты" rows={field} category="E" />);
    expect(screen.getByRole('heading', { name: 'В этой категории никого нет' })).toBeInTheDocument();

    rerender(<ResultsTable caption="Результаты" rows={[]} error="Сервер молчит." onRetry={() => {}} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Сервер молчит.');
    expect(await screen.findByRole('button', { name: 'Повторить' })).toBeInTheDocument();
  });

  it('has tools above rows, and none when empty', async () => {
    const { rerender } = render(<ResultsTable caption="Результаты" rows={field} />);
    const button = { name: 'Столбцы' };
    expect(await screen.findByRole('button', button)).toBeInTheDocument();

    rerender(<ResultsTable caption="Результаты" rows={[]} />);
    expect(screen.queryByRole('button', button)).toBeNull();

    rerender(<ResultsTable caption="Результаты" rows={field} error="Сервер молчит." />);
    expect(screen.queryByRole('button', button)).toBeNull();

    rerender(<ResultsTable caption="Результаты" rows={[]} loading />);
    expect(screen.queryByRole('button', button)).toBeNull();
  });

  it.each([
    { given: true, rows: 12 },
    { given: 5, rows: 5 },
  ])('shows $rows skeleton rows while loading: $given', ({ given, rows }) => {
    const { container } = render(<ResultsTable caption="Результаты" rows={[]} loading={given} />);

    expect(container.querySelectorAll('tbody tr')).toHaveLength(rows);
  });

  it('has the columns of the protocol while loading', () => {
    render(<ResultsTable caption="Результаты" rows={[]} loading />);

    expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('columnheader', { name: /^20.м/ })).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Загрузка...');
  });
});
