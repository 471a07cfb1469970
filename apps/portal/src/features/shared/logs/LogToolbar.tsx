import { Button, ConfirmDialog, Icon, SearchField, Toolbar, ToolbarSpacer } from '@otryv/ui';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useSend } from '../../../lib/api/useSend.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { ru as logsMessages } from './messages/ru.ts';
import type { EntryChoice } from './useEntryChoice.ts';
import type { LogPages } from './useLogPages.ts';

export interface LogToolbarProps {
  log: 'admins' | 'errors';
  search: LogPages['search'];
  choice: EntryChoice;
}

/** Renders the search of a log, and the deletion of selected entries for those who may delete. */
export function LogToolbar({ log, search, choice }: LogToolbarProps) {
  const messages = useMessages(logsMessages);
  const label = log === 'admins' ? messages.searchActions : messages.searchErrors;

  return (
    <Toolbar>
      <SearchField label={label} placeholder={label} value={search.typed} onChange={search.type} />
      <ToolbarSpacer />
      {choice.choice && <EntryRemoval log={log} choice={choice} />}
    </Toolbar>
  );
}

function EntryRemoval({ log, choice: { ids, chooseAll, chooseNone } }: Omit<LogToolbarProps, 'search'>) {
  const messages = useMessages(logsMessages);
  const [isAsked, setIsAsked] = useState(false);
  const { submit } = useSend('DELETE', '/api/logs/{path}');
  const count = ids.length;
  const remove = async () => {
    await submit({ params: { path: log }, body: { ids } });
    setIsAsked(false);
    chooseNone();
  };
  if (count === 0) return <Button onClick={chooseAll}>{messages.choosePage}</Button>;

  return (
    <>
      <span>{messages.chosen(count)}</span>
      <Button kind="quiet" onClick={chooseNone}>
        {messages.chooseNone}
      </Button>
      <Button kind="danger" onClick={() => setIsAsked(true)}>
        <Icon of={Trash2} /> {messages.remove(count)}
      </Button>
      <ConfirmDialog
        open={isAsked}
        destructive
        title={messages.removeTitle(count)}
        description={messages.removeText(count)}
        action={messages.remove(count)}
        pendingAction={messages.removing}
        onConfirm={remove}
        onClose={() => setIsAsked(false)}
      />
    </>
  );
}
