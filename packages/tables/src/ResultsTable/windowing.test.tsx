import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Profiler } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aProtocol } from '../testing/aProtocol.ts';
import { ResultsTable } from './ResultsTable.tsx';

// Every cell of 300 rows is rendered in a simulated browser.
const patience = 30_000;

describe('a protocol of many riders', { timeout: patience }, () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('is fully rendered up to 300 rows', async () => {
    const { container } = render(<ResultsTable caption="Результаты" rows={aProtocol(300)} />);

    await waitFor(() => expect(container.querySelectorAll('th[scope="row"]')).toHaveLength(300));
    expect(container.querySelector('[aria-rowcount], [aria-rowindex]')).toBeNull();
  });

  it.each([{ riders: 1000 }, { riders: 10_000 }])(
    'keeps under 2,000 elements with $riders riders',
    async ({ riders }) => {
      vi.stubGlobal('innerHeight', 900);
      render(<ResultsTable caption="Результаты" rows={aProtocol(riders)} />);
      const table = screen.getByRole('table');

      // 28 visible rows, two beyond each edge, which follow the first paint, and the spacer.
      await waitFor(() => expect(table.querySelectorAll('tbody tr')).toHaveLength(33));

      expect(table.querySelectorAll('*').length).toBeLessThan(2000);
      expect(table).toHaveAttribute('aria-rowcount', String(riders + 2));
      expect(table.querySelector('tbody tr')).toHaveAttribute('aria-rowindex', '3');
    },
  );

  it('commits nothing when the pointer moves over its cells', async () => {
    let commits = 0;
    render(
      <Profiler id="table" onRender={() => commits++}>
        <ResultsTable caption="Результаты" rows={aProtocol(10)} />
      </Profiler>,
    );
    await act(async () => {});
    const before = commits;

    for (const cell of screen.getAllByRole('cell')) {
      fireEvent.pointerEnter(cell, { pointerType: 'mouse' });
      fireEvent.mouseOver(cell);
    }

    expect(commits).toBe(before);
  });

  it('renders its first 300 rows on the server without a style attribute', () => {
    const html = renderToString(<ResultsTable caption="Результаты" rows={aProtocol(400)} ownProfileId={1002} />);

    expect(html.match(/scope="row"/g)).toHaveLength(300);
    expect(html).toContain('24:17');
    expect(html).toContain('Отрыв');
    expect(html).not.toContain('style="');
  });
});
