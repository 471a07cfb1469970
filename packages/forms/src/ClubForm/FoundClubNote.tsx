import { Notice, useMessages } from '@otryv/ui';
import { failureOf } from '../Form/failureOf.ts';
import type { LookedUp } from '../LookUp/useLookUp.ts';
import { organizerCatalogues } from '../messages/organizers.ts';

/** A club as described by the game. */
export interface GameClub {
  name: string;
  /** `null` if the game does not report it. */
  memberCount: number | null;
  joinMethod: 'open' | 'request' | 'invite' | null;
  /** Whether an organizer already has it. */
  isTaken: boolean;
  /** Whether the organizer's bot may create races for it. */
  isModerated: boolean;
}

/** The club with the typed id, or why it cannot be shown. */
export function FoundClubNote({ club }: { club: LookedUp<GameClub> }) {
  return <div role="status">{club && <Found club={club} />}</div>;
}

function Found({ club }: { club: NonNullable<LookedUp<GameClub>> }) {
  const messages = useMessages(organizerCatalogues);
  if (club.state === 'looking') return <Notice>{messages.looking}</Notice>;
  if (club.state === 'notFound') return <Notice tone="warning">{messages.notFound}</Notice>;
  if (club.state === 'lookUpFailed') {
    return <Notice tone="warning">{failureOf(club.error)?.message ?? messages.lookUpFailed}</Notice>;
  }
  const { name, memberCount, joinMethod, isTaken, isModerated } = club.value;
  const facts = [
    memberCount === null ? null : messages.members(memberCount),
    joinMethod === null ? null : messages[joinMethod],
  ].filter((fact) => fact !== null);
  const advice = adviceOf(isTaken, isModerated);

  return (
    <Notice tone={advice === 'free' ? 'success' : 'warning'} title={messages.found}>
      <p>
        <b>{name}</b>
        {facts.length > 0 && `, ${facts.join(', ')}`}
      </p>
      <p>{messages[advice]}</p>
    </Notice>
  );
}

function adviceOf(isTaken: boolean, isModerated: boolean): 'taken' | 'notModerated' | 'free' {
  if (isTaken) return 'taken';
  return isModerated ? 'free' : 'notModerated';
}
