import { ErrorsLogTable } from '@otryv/tables';
import { Bleed } from '@otryv/ui';
import { useMemo } from 'react';
import { useRead } from '../../../lib/api/useRead.ts';
import { ListFoot } from '../../../lib/lists/ListFoot.tsx';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { LogToolbar } from './LogToolbar.tsx';
import { errorHrefs, type LogArea } from './logHrefs.ts';
import { ru as logsMessages } from './messages/ru.ts';
import { useEntryChoice } from './useEntryChoice.ts';
import { useLogPages } from './useLogPages.ts';

/** Renders the unexpected errors of the server. */
export function ErrorsLog({ area }: { area: LogArea }) {
  const messages = useMessages(logsMessages);
  const { search, pages, query } = useLogPages();
  const { data, error, retry } = useRead('/api/logs/errors', { query }, { keepPreviousData: true });
  const rows = useMemo(() => (data?.data ?? []).map(({ _id: id, ...entry }) => ({ id, ...entry })), [data]);
  const choice = useEntryChoice(rows.map(({ id }) => id));

  return (
    <>
      <LogToolbar log="errors" search={search} choice={choice} />
      <Bleed>
        <ErrorsLogTable
          caption={messages.errors}
          rows={rows}
          choice={choice.choice}
          errorHref={errorHrefs[area]}
          loading={!data && !error}
          error={error?.message}
          onRetry={retry}
        />
      </Bleed>
      {data && (
        <p>
          {messages.count(data.quantityEntries)}. {messages.keptErrors}
        </p>
      )}
      <ListFoot pages={pages} pageCount={data?.quantityPages ?? 0} isEmpty={data?.data.length === 0} />
    </>
  );
}
