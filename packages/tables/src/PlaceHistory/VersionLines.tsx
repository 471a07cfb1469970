import { Button, LineList } from '@otryv/ui';
import { type ReactNode, useState } from 'react';

export interface VersionLinesProps<Version> {
  /** Newest first. */
  versions: readonly Version[];
  /** Whether the displayed places are unchanged; a version with unknown changes counts as changed. */
  isUnchanged: (version: Version) => boolean;
  line: (version: Version, isNow: boolean) => ReactNode;
  /** Label of the button that expands this many versions. */
  unchanged: (count: number) => string;
}

/** The current version and those that changed places; the others are collapsed until requested. */
export function VersionLines<Version>({ versions, isUnchanged, line, unchanged }: VersionLinesProps<Version>) {
  const [isWhole, setIsWhole] = useState(false);
  const [now] = versions;
  const changed = versions.filter((version) => version === now || !isUnchanged(version));
  const folded = versions.length - changed.length;

  return (
    <>
      <LineList>{(isWhole ? versions : changed).map((version) => line(version, version === now))}</LineList>
      {folded > 0 && (
        <Button kind="quiet" size="s" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {unchanged(folded)}
        </Button>
      )}
    </>
  );
}
