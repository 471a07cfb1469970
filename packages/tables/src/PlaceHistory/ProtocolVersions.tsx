import { Chip, DateTime, LineItem, useMessages } from '@otryv/ui';
import { History } from 'lucide-react';
import { explanationCatalogues } from '../messages/explanation.ts';
import type { PlaceVersion } from './protocolChanges.ts';
import { VersionLines } from './VersionLines.tsx';

export interface ProtocolVersionsProps {
  /** Newest first. */
  versions: readonly PlaceVersion[];
  /** Whether they show the place of one row, or the number of changed rows; the whole protocol by default. */
  of?: 'row' | 'protocol' | undefined;
}

/** The versions of a protocol: why and when each was written, and its changes. */
export function ProtocolVersions({ versions, of = 'protocol' }: ProtocolVersionsProps) {
  const messages = useMessages(explanationCatalogues);
  const ofRow = of === 'row';
  if (versions.length === 0) return <p>{messages.oneVersion}</p>;

  return (
    <VersionLines
      versions={versions}
      isUnchanged={({ row, moved }) =>
        moved !== null && (ofRow ? row === null || row.before === row.after : moved === 0)
      }
      unchanged={ofRow ? messages.placeKeptIn : messages.placesKeptIn}
      line={(version, isNow) => <VersionLine key={version.version} {...{ version, isNow, ofRow }} />}
    />
  );
}

interface VersionLineProps {
  version: PlaceVersion;
  isNow: boolean;
  ofRow: boolean;
}

function VersionLine({ version: { version, createdAt, cause, moved, row }, isNow, ofRow }: VersionLineProps) {
  const messages = useMessages(explanationCatalogues);
  const change = useRankChange(row);

  return (
    <LineItem
      icon={History}
      title={messages.version(version)}
      chip={isNow && <Chip tone="ink">{messages.now}</Chip>}
      detail={
        <>
          {messages.causes[cause]}, <DateTime at={createdAt} inSentence />
          {ofRow ? `, ${change}` : moved !== null && `, ${messages.moved(moved)}`}
        </>
      }
    />
  );
}

function useRankChange(row: PlaceVersion['row']): string {
  const messages = useMessages(explanationCatalogues);
  if (!row) return messages.placeKept;
  const after = row.after ?? messages.noPlace;
  return row.before === null ? messages.placeFirst(after) : messages.placeChanged(row.before, after);
}
