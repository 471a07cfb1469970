import { render } from '@testing-library/react';
import { cloneElement, createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { nameOfTable, storiesOfTables, type TableElement, tablesWithout } from './testing/storiesOfTables.tsx';

const everyTable = storiesOfTables();

/** Returns the failed checks of the tables, by name. */
function faultsOf(check: (table: TableElement) => Record<string, boolean>): string[] {
  const faults = everyTable.flatMap((table) =>
    Object.entries(check(table)).flatMap(([promise, isKept]) =>
      isKept ? [] : `${nameOfTable(table.type)}: ${promise}`,
    ),
  );
  return [...new Set(faults)];
}

it('passes the given class, ref and data attributes to the root of each table', () => {
  const faults = faultsOf((table) => {
    const ref = createRef<HTMLDivElement>();
    const given = { className: 'given', ref, 'data-conformance': 'root' };
    const { container, unmount } = render(cloneElement(table, given));
    const root = container.querySelector('[data-conformance="root"]');
    const kept = {
      attributes: root !== null,
      class: root?.classList.contains('given') === true,
      'own classes': (root?.classList.length ?? 0) > 1,
      ref: ref.current === root,
    };
    unmount();
    return kept;
  });

  expect(faults).toEqual([]);
  expect(tablesWithout(everyTable)).toEqual([]);
});

it('renders the rows of each table on the server, without a style attribute', () => {
  const faults = faultsOf((table) => {
    const html = renderToString(table);
    return { rows: html.includes('scope="row"'), style: !html.includes('style="') };
  });

  expect(faults).toEqual([]);
});
