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
  const words = useMessages(explanationCatalogues);
  const ofRow = of === 'row';
  if (versions.length === 0) return <p>{words.oneVersion}</p>;

  return (
    <VersionLines
      versions={versions}
      isUnchanged={({ row, moved }) =>
        moved !== null && (ofRow ? row === null || row.before === row.after : moved === 0)
      }
      unchanged={ofRow ? words.placeKeptIn : words.placesKeptIn}
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
  const words = useMessages(explanationCatalogues);
  const change = usePlaceChange(row);

  return (
    <LineItem
      icon={History}
      title={words.version(version)}
      chip={isNow && <Chip tone="ink">{words.now}</Chip>}
      detail={
        <>
          {words.causes[cause]}, <DateTime at={createdAt} inSentence />
          {ofRow ? `, ${change}` : moved !== null && `, ${words.moved(moved)}`}
        </>
      }
    />
  );
}

function usePlaceChange(row: PlaceVersion['row']): string {
  const words = useMessages(explanationCatalogues);
  if (!row) return words.placeKept;
  const after = row.after ?? words.noPlace;
  return row.before === null ? words.placeFirst(after) : words.placeChanged(row.before, after);
}
