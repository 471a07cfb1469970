import { Injectable } from '@nestjs/common';
import { latestRulesVersion, type RulesVersion } from '@otryv/race';
import type { SessionOrNone } from '../platform/database/session.ts';
import { ImportsRepository, type StoredImport } from './imports.repository.ts';
import { isClosed } from './protocol-guards.ts';
import { ProtocolStatesRepository, type StoredState } from './protocol-states.repository.ts';
import { ProtocolsRepository } from './protocols.repository.ts';

export interface RaceInput {
  /** The version of the stored protocol, or the latest if there is none yet. */
  rulesVersion: RulesVersion;
  /** The import to fold: the latest, or that of the latest version while the protocol is locked or official. */
  latest: StoredImport | null;
  head: Awaited<ReturnType<ProtocolsRepository['latestHead']>>;
  state: StoredState | null;
}

/** What the next version of a protocol is made from. */
@Injectable()
export class RaceInputs {
  constructor(
    private readonly imports: ImportsRepository,
    private readonly protocols: ProtocolsRepository,
    private readonly states: ProtocolStatesRepository,
  ) {}

  async of(eventId: number, session: SessionOrNone): Promise<RaceInput> {
    const head = await this.protocols.latestHead(eventId, session);
    const state = await this.states.ofEvent(eventId, session);
    const latest =
      head && isClosed(state)
        ? await this.imports.byId(head.importId, session)
        : await this.imports.latest(eventId, session);
    return { rulesVersion: head?.rulesVersion ?? latestRulesVersion, latest, head, state };
  }
}
