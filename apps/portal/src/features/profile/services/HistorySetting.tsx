import type { Transaction } from '@otryv/contract';
import { LineItem, LineList, Setting, Skeleton } from '@otryv/ui';
import { ReadError } from '../../../lib/api/ReadError.tsx';
import { useRead } from '../../../lib/api/useRead.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { ru as servicesMessages } from './messages/ru.ts';
import { TransactionLine } from './TransactionLine.tsx';

/** Renders every payment of the reader, newest first. */
export function HistorySetting() {
  const { history: messages } = useMessages(servicesMessages);
  const { data, error, isRetrying, retry } = useRead('/api/notifications/yookassa', {});

  return (
    <Setting title={messages.title} description={messages.text}>
      {error && <ReadError title={messages.failed} error={error} isRetrying={isRetrying} retry={retry} />}
      {!error && !data && <Skeleton shape="line" />}
      {data && <Transactions transactions={data.data} />}
    </Setting>
  );
}

function Transactions({ transactions }: { transactions: readonly Transaction[] }) {
  const { history: messages } = useMessages(servicesMessages);

  return (
    <LineList>
      {transactions.length === 0 && <LineItem title={messages.none} detail={messages.noneText} />}
      {transactions.map((transaction) => (
        <TransactionLine key={transaction.id} transaction={transaction} />
      ))}
    </LineList>
  );
}
