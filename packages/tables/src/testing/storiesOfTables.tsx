import type { ComponentType, ReactElement, Ref } from 'react';
import * as tables from '../index.ts';
import { someCatchUpWins } from './aCatchUpWin.ts';

type Props = Record<string, unknown>;
type Story = { args?: Props; render?: unknown };
type Stories = { default: Story & { component: ComponentType<Props> } } & Record<string, Story>;

export type TableElement = ReactElement<{ table?: unknown; className?: string; ref?: Ref<HTMLDivElement> }>;

const mostRows = 100;
const modules = import.meta.glob<Stories>('../*/*.stories.tsx', { eager: true });
const team = { name: 'Ветер', shortName: 'ВТР', urlSlug: 'veter', appearance: null };

/** Tables that are only in stories of other components. */
const others: TableElement[] = [
  <tables.CatchUpLeadersTable key="1" wins={someCatchUpWins()} />,
  <tables.CatchUpSummaryTable key="2" wins={someCatchUpWins()} />,
  <tables.TeamClassificationTable
    key="3"
    caption=""
    rows={[{ team, place: 2, timeMs: 42_090_000, gapToLeaderMs: 90_000, stages: 4 }]}
  />,
];

const namesOfTables = Object.keys(tables).filter((name) => /.Table$/.test(name) && name !== 'DataTable');

export const nameOfTable = (component: unknown): string =>
  namesOfTables.find((name) => Reflect.get(tables, name) === component) ?? '';

export function tablesWithout(elements: readonly TableElement[]): string[] {
  const seen = new Set(elements.map(({ type }) => nameOfTable(type)));
  return namesOfTables.filter((name) => !seen.has(name));
}

/** Returns each table with the rows of its stories, omitting longer lists. */
export function storiesOfTables(): TableElement[] {
  const ofStories = Object.values(modules).flatMap(({ default: meta, ...stories }) => {
    const { component: Table } = meta;
    return Object.values(stories).flatMap((story) => {
      const props = { ...meta.args, ...story.args };
      const isData =
        Array.isArray(props.rows) &&
        props.rows.length > 0 &&
        props.rows.length < mostRows &&
        !props.error &&
        !story.render;
      return isData && nameOfTable(Table) ? [<Table key="story" {...props} />] : [];
    });
  });
  return [...ofStories, ...others];
}
