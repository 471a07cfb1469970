import type { StageHistory } from '@otryv/contract';
import { Chip, DateTime, LineItem, LineList } from '@otryv/ui';
import { History } from 'lucide-react';
import { useStageMessages } from './messages/useStageMessages.ts';

type Version = StageHistory['versions'][number];

/** The versions of a protocol with the place of one rider in each, the newest first. */
export function StageVersions({ versions }: { versions: readonly Version[] }) {
  const { why: words } = useStageMessages();
  const moveOf = (row: Version['row']) =>
    row ? words.was(row.before ?? words.noPlace, row.after ?? words.noPlace) : words.same;

  return (
    <LineList>
      {versions.map(({ version, cause, createdAt, row }, at) => (
        <LineItem
          key={version}
          icon={History}
          title={words.version(version)}
          chip={at === 0 && <Chip tone="ink">{words.now}</Chip>}
          detail={
            <>
              {words.causes[cause]}, <DateTime at={createdAt} inSentence />, {moveOf(row)}
            </>
          }
        />
      ))}
    </LineList>
  );
}
