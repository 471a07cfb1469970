import { Notice, RiderName, useMessages } from '@otryv/ui';
import { failureOf } from '../Form/failureOf.ts';
import { entryCatalogues } from '../messages/entries.ts';
import type { LookedUp } from './useGameRider.ts';

/** The game's rider with the typed zwiftId, or why it cannot be shown. */
export function GameRiderNote({ rider }: { rider: LookedUp }) {
  return <div role="status">{rider && <Found rider={rider} />}</div>;
}

function Found({ rider }: { rider: NonNullable<LookedUp> }) {
  const messages = useMessages(entryCatalogues);
  if (rider.state === 'looking') return <Notice>{messages.looking}</Notice>;
  if (rider.state === 'lookUpFailed') {
    const cause = failureOf(rider.error)?.message ?? messages.lookUpFailed;
    return (
      <Notice tone="warning">
        {cause} {messages.withoutCheck}
      </Notice>
    );
  }
  if (rider.state !== 'found') return <Notice tone="warning">{messages[rider.state]}</Notice>;
  const { firstName, lastName, countryAlpha3 } = rider.value;

  return (
    <Notice tone="success" title={messages.found}>
      <RiderName name={`${firstName} ${lastName}`.trim()} country={countryAlpha3} />
    </Notice>
  );
}
