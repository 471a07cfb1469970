import { formatNumber, type Locale } from '@otryv/race';
import { Blank } from '@otryv/ui';
import { bodyColumns } from '../BodyColumns/bodyColumns.tsx';
import type { Column } from '../DataTable/index.ts';
import type { Messages } from '../messages/messages.ts';
import type { ResultsTableRow } from './resultsTableRow.ts';
import type { RiderLinks } from './riderLinks.ts';

export interface RiderColumnsInput {
  messages: Messages;
  locale: Locale;
  links: RiderLinks;
  /** Keys of the columns without a single value. */
  empty: ReadonlySet<string>;
}

/** What is known of the riders. */
export function riderColumns({ messages, locale, links, empty }: RiderColumnsInput): Column<ResultsTableRow>[] {
  const group = messages.groups.rider;
  const menu = messages.groups.data;
  const column = (key: string) => ({ key, group, menu, descendingFirst: true, isEmpty: empty.has(key) }) as const;

  return [
    {
      ...column('racingScore'),
      ...messages.racingScore,
      width: 58,
      sortValue: ({ profileData }) => profileData.racingScore,
      cell: ({ profileData }) =>
        formatNumber(profileData.racingScore, { locale }) || <Blank reason={messages.unmeasured.racingScore} />,
    },
    ...bodyColumns<ResultsTableRow>({ messages, locale, group, weightHref: links.weightHref, empty }),
  ];
}
