import { Injectable } from '@nestjs/common';
import type { LoggedDecision, ProtocolHistory, ProtocolVersion, RaceResults } from '@otryv/contract';
import { type Decision, decisionsInForce, groupOfResult } from '@otryv/race';
import { noTransaction } from '../../../kernel/database/session.ts';
import { unpack } from '../../../kernel/http/bytes/pack.ts';
import { fullName } from '../../../people/riders/full-name.ts';
import { RidersService } from '../../../people/riders/riders.service.ts';
import { EventCatalogue } from '../../events/read/event-catalogue.ts';
import { accountsOf, hideInResults } from '../build/hide-in-results.ts';
import { DecisionsRepository } from '../records/decisions.repository.ts';
import { ProtocolsRepository, type StoredVersion } from '../records/protocols/protocols.repository.ts';
import { VersionNotFound } from '../records/results.errors.ts';
import { ResultsService } from './results.service.ts';

const mostVersions = 200;

/** History of a protocol: its versions and the decisions about its rows. */
@Injectable()
export class ProtocolHistoryService {
  constructor(
    private readonly events: EventCatalogue,
    private readonly protocols: ProtocolsRepository,
    private readonly decisions: DecisionsRepository,
    private readonly results: ResultsService,
    private readonly riders: RidersService,
  ) {}

  /** Returns a complete earlier version. Throws EventNotFound, VersionNotFound. */
  async getVersion(gameId: number, version: number): Promise<RaceResults> {
    await this.events.requireEvent(gameId, noTransaction);
    const bytes = await this.protocols.findBytes(gameId, version, noTransaction);
    if (!bytes) throw new VersionNotFound();
    const results: RaceResults = JSON.parse((await unpack(bytes)).toString());
    // A choice made minutes ago is not yet applied to every earlier version.
    return hideInResults(results, await this.riders.listHiddenOf(accountsOf(results), noTransaction));
  }

  /** Lists versions newest first, with one account's rank in each if requested. Throws EventNotFound. */
  async list(gameId: number, profileId: number | undefined): Promise<ProtocolHistory> {
    await this.events.requireEvent(gameId, noTransaction);
    const [versions, decisions] = await Promise.all([
      this.protocols.listHistory(gameId, profileId, mostVersions),
      this.decisions.listByEvent(gameId, noTransaction),
    ]);
    if (decisions.length === 0) return { versions: versions.map(toVersion(profileId)), decisions: [] };
    const { event } = await this.results.get(gameId);
    const { disqualifications, groups } = decisionsInForce(decisions);
    const inForce = new Set([...disqualifications.values(), ...groups.values()].map(({ id }) => id));
    const ofDecisions = versions.filter(({ cause }) => cause === 'decision');
    return {
      versions: versions.map(toVersion(profileId)),
      decisions: decisions
        .filter((decision) => profileId === undefined || decision.profileId === profileId)
        .map((decision) => ({
          ...toLogged(decision, event),
          isInForce: inForce.has(decision.id),
          // A decision is stored before its version is.
          version: ofDecisions.findLast(({ createdAt }) => createdAt.getTime() >= decision.at)?.version ?? null,
        }))
        .toReversed(),
    };
  }
}

function toVersion(profileId: number | undefined) {
  return ({ version, createdAt, cause, moved, move }: StoredVersion): ProtocolVersion => ({
    version,
    createdAt: createdAt.toISOString(),
    cause,
    moved,
    row: profileId !== undefined && move ? { before: move.before, after: move.after } : null,
  });
}

function toLogged(
  decision: Decision,
  { id, results }: RaceResults['event'],
): Omit<LoggedDecision, 'isInForce' | 'version'> {
  const rowId = `${id}.${decision.profileId}`;
  const row = results.find(({ _id }) => _id === rowId);
  return {
    _id: decision.id,
    rowId,
    name: row ? fullName(row.profileData) : String(decision.profileId),
    subgroupLabel: row ? groupOfResult(row) : null,
    value: loggedValueOf(decision),
    undoes: decision.type === 'undo' ? decision.undoes : null,
    reason: decision.reason,
    author: decision.author,
    at: new Date(decision.at).toISOString(),
  };
}

/** Returns the decision's value in the contract's terms. */
function loggedValueOf(decision: Decision): LoggedDecision['value'] {
  if (decision.type === 'undo') return 'undo';
  if (decision.type === 'category') return decision.value;
  return decision.label === 'DSQ' ? 'DSQ' : 'OFF_RECORD';
}
