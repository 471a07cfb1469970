import { OtryvProvider } from '@otryv/ui';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { manyTeams, teamsTable } from '../testing/aTeam.ts';
import { DataTable } from './DataTable.tsx';

describe('a long table rendered on the server', () => {
  it('has its first 300 rows and a link to the others', () => {
    const html = renderToString(<DataTable {...teamsTable} rows={manyTeams(412)} moreHref="/teams/all" />);

    expect(html.match(/scope="row"/g)).toHaveLength(300);
    expect(html).toContain('<a href="/teams/all">Ещё 112</a>');
    expect(html).not.toContain('style="');
  });

  it('has as many rows as the host configures', () => {
    const html = renderToString(
      <OtryvProvider servedRows={30}>
        <DataTable {...teamsTable} rows={manyTeams(200)} />
      </OtryvProvider>,
    );

    expect(html.match(/scope="row"/g)).toHaveLength(30);
    expect(html).toContain('Ещё 170</span>');
  });

  it("starts at the host's row, with no space above", () => {
    const html = renderToString(
      <OtryvProvider servedFrom={300}>
        <DataTable {...teamsTable} rows={manyTeams(650)} moreHref="?page=3" />
      </OtryvProvider>,
    );

    expect(html.match(/Команда \d+(?=<)/g)?.at(0)).toBe('Команда 301');
    expect(html).toContain('<a href="?page=3">Ещё 50</a>');
    expect(html).not.toMatch(/ style="|aria-hidden="true" class="[^"]*Room/);
  });

  it('has sort links if orders have URLs', () => {
    const html = renderToString(
      <DataTable
        {...teamsTable}
        sort={[{ column: 'name', ascending: true }]}
        sortHref={([first]) => `?sort=${first?.ascending ? '' : '-'}${first?.column}`}
      />,
    );

    const [, line = ''] = /<noscript>(.*)<\/noscript>/.exec(html) ?? [];
    expect(line.replaceAll(/ class="[^"]*"/g, '').match(/<a .*?<\/a>/g)).toEqual([
      '<a href="?sort=-name" rel="nofollow" aria-current="true">Команда</a>',
      '<a href="?sort=-riders" rel="nofollow">Сколько райдеров</a>',
      '<a href="?sort=city" rel="nofollow">Город</a>',
    ]);
  });

  it('only shows the number of remaining rows if there is no page of them', () => {
    const html = renderToString(<DataTable {...teamsTable} rows={manyTeams(301)} />);

    expect(html).toContain('Ещё 1</span>');
    expect(html).not.toContain('<a ');
  });
});
