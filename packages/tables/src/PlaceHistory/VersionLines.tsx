import { Button, LineList } from '@otryv/ui';
import { type ReactNode, useState } from 'react';

export interface VersionLinesProps<Version> {
  /** The newest first. */
  versions: readonly Version[];
  /** Whether the places that are shown stayed; a version of which nothing is known did not leave them. */
  isUnchanged: (version: Version) => boolean;
  line: (version: Version, isNow: boolean) => ReactNode;
  /** The name of the button that unfolds so many versions. */
  unchanged: (count: number) => string;
}

/** The version in force and those that moved places; the others are folded until the reader asks for them. */
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
