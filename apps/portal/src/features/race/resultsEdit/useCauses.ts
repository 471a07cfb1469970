import type { ProtocolVersion } from '@otryv/contract';
import { useResultsEditMessages } from './messages/useResultsEditMessages.ts';

/** Why a version was written, and how many rows it moved, in words. */
export function useCauses(): { nameOf: (cause: ProtocolVersion['cause']) => string; moved: (count: number) => string } {
  const words = useResultsEditMessages();
  const names = {
    import: words.causeImport,
    decision: words.causeDecision,
    event: words.causeEvent,
    state: words.causeState,
    rebuild: words.causeRebuild,
    rules: words.causeRules,
    links: words.causeLinks,
  };
  return { nameOf: (cause) => names[cause], moved: words.moved };
}
