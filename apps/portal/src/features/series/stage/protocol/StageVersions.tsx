import type { StageHistory } from '@otryv/contract';
import { VersionLines } from '@otryv/tables';
import { Chip, DateTime, LineItem } from '@otryv/ui';
import { History } from 'lucide-react';
import { useMessages } from '../../../../lib/messages/useMessages.ts';
import { ru as stageMessages } from '../messages/ru.ts';

type Version = StageHistory['versions'][number];

/** Renders the versions of a protocol with the rank of one rider in each, newest first. */
export function StageVersions({ versions }: { versions: readonly Version[] }) {
  const { why: messages } = useMessages(stageMessages);
  const moveOf = (row: Version['row']) =>
    row ? messages.was(row.before ?? messages.noPlace, row.after ?? messages.noPlace) : messages.same;

  return (
    <VersionLines
      versions={versions}
      unchanged={messages.unchanged}
      isUnchanged={({ row }) => row === null || row.before === row.after}
      line={({ version, cause, createdAt, row }, isNow) => (
        <LineItem
          key={version}
          icon={History}
          title={messages.version(version)}
          chip={isNow && <Chip tone="ink">{messages.now}</Chip>}
          detail={
            <>
              {messages.causes[cause]}, <DateTime at={createdAt} inSentence />, {moveOf(row)}
            </>
          }
        />
      )}
    />
  );
}
