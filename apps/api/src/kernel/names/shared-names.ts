import { sentenceOf } from '@otryv/contract/messages';
import { DomainError } from '../errors/domain-error.ts';
import { skeletonOf, spellingOf } from './name-skeleton.ts';
import type { NameChange } from './proper-names.ts';

export interface OwnedName {
  urlSlug: string;
  name: string;
  organizerId: string | null;
}

/** Names of a kind whose objects may share a name: races repeat theirs every week, series every year. */
export interface SharedNames {
  /** Lists every name once. */
  listNames: () => Promise<string[]>;
  /** Lists the objects with one of these names. */
  listNamed: (names: readonly string[]) => Promise<OwnedName[]>;
}

interface OwnedChange extends NameChange {
  field: string;
  organizerId: string | null;
}

/** Thrown for a name that looks like another organizer's; `fields` contains the message. */
export class NameImitated extends DomainError {
  constructor(field: string) {
    super('name_imitated', { fields: { [field]: sentenceOf('ru', 'name_imitated') } });
  }
}

/**
 * Validates a changed name: it may be the same as another organizer's, but not only look the same. Throws NameImitated.
 */
export async function requireNoImitation(change: OwnedChange, names: SharedNames): Promise<void> {
  const { next, former, field, organizerId } = change;
  if (next == null || next.normalize('NFC') === former?.normalize('NFC')) return;
  const [skeleton, spelling] = [skeletonOf(next), spellingOf(next)];
  const alike = (await names.listNames()).filter(
    (name) => skeletonOf(name) === skeleton && spellingOf(name) !== spelling,
  );
  const owners = alike.length === 0 ? [] : await names.listNamed(alike);
  if (owners.some((owner) => owner.organizerId !== organizerId)) throw new NameImitated(field);
}

/** Lists names of several organizers that look alike and are spelled differently, once for each organizer. */
export async function listImitations(names: SharedNames): Promise<OwnedName[][]> {
  const groups = [...Map.groupBy(await names.listNames(), skeletonOf).values()];
  const alike = groups.filter((group) => new Set(group.map(spellingOf)).size > 1);
  const owned = alike.length === 0 ? [] : await names.listNamed(alike.flat());
  return [...Map.groupBy(owned, ({ name }) => skeletonOf(name)).values()]
    .map((owners) => [
      ...new Map(owners.map((owner) => [`${owner.organizerId} ${spellingOf(owner.name)}`, owner])).values(),
    ])
    .filter((owners) => new Set(owners.map(({ organizerId }) => organizerId)).size > 1);
}
