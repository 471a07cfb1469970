import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { TableHandle } from '../DataTable/index.ts';
import { aStage, aStageProtocol } from '../testing/aStageResult.ts';
import { ridersInOrder, rowOf } from '../testing/protocolPage.ts';
import { StageResultsTable } from './StageResultsTable.tsx';

describe('the pages of a stage', () => {
  it('manages its pages itself, in the order of the whole protocol', async () => {
    render(<StageResultsTable rows={aStageProtocol(30)} stage={aStage} pageSize={10} />);
    expect(ridersInOrder()).toHaveLength(10);

    await userEvent.click(screen.getByRole('button', { name: 'Страница 3' }));

    expect(await within(rowOf(/^30/)).findByRole('rowheader')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Страница 3' })).toHaveAttribute('aria-current', 'page');
  });

  it('returns to the first page on a new order, size or category', async () => {
    const onPage = vi.fn<(page: number) => void>();
    render(<StageResultsTable rows={aStageProtocol(30)} stage={aStage} page={2} onPage={onPage} />);
    await userEvent.click(screen.getByRole('button', { name: 'Ватты' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /странице/ }), '5');

    await userEvent.click(screen.getByRole('radio', { name: 'B' }));

    expect(onPage.mock.calls).toEqual([[1], [1], [1]]);
  });

  it('leaves pagination and order to the host', () => {
    const rows = aStageProtocol(4).toReversed();
    render(
      <StageResultsTable rows={rows} stage={aStage} page={2} pageCount={7} pageHref={(page) => `?page=${page}`} />,
    );

    expect(ridersInOrder().map(({ parentElement }) => parentElement?.firstChild?.textContent?.[0])).toEqual([
      '4',
      '3',
      '2',
      '1',
    ]);
    expect(screen.getByRole('link', { name: 'Страница 7' })).toHaveAttribute('href', '?page=7');
  });
});

describe('the tools of a paged stage', () => {
  it('find the own row on another page, and switch to it', async () => {
    const rows = aStageProtocol(30);
    const own = rows[26];
    const table = createRef<TableHandle>();
    render(<StageResultsTable rows={rows} stage={aStage} pageSize={10} ownProfileId={own?.profileId} table={table} />);
    const key = table.current?.ownRow() ?? '';
    expect(key).toBe(own?.id);
    expect(table.current?.shown.rows).toHaveLength(10);
    expect(table.current?.allPages).toHaveLength(30);

    await act(async () => table.current?.showRow(key));

    expect(screen.getByRole('button', { name: 'Страница 3' })).toHaveAttribute('aria-current', 'page');
    await waitFor(() => expect(rowOf(/^27/)).toHaveFocus());
    expect(rowOf(/^27/)).toHaveAttribute('aria-current', 'true');
  });

  it('stay on the page if the host paginates', () => {
    const table = createRef<TableHandle>();
    render(<StageResultsTable rows={aStageProtocol(4)} stage={aStage} page={2} pageCount={7} table={table} />);

    expect(table.current?.allPages).toBeUndefined();
  });
});

describe('a printed stage', () => {
  const dispatch = (event: string) => act(async () => void dispatchEvent(new Event(event)));
  afterEach(() => dispatch('afterprint'));

  it('renders every row, whatever the current page, each category under its title', async () => {
    render(<StageResultsTable rows={aStageProtocol(30)} stage={aStage} pageSize={5} />);

    await dispatch('beforeprint');

    expect(ridersInOrder()).toHaveLength(30);
    expect(document.querySelectorAll('tr[data-page]')).toHaveLength(4);
    expect(screen.getByText('Категория C')).toBeInTheDocument();
  });
});
