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

  /** With this import where one is named. */
  async of(eventId: number, session: SessionOrNone, importId: string | null = null): Promise<RaceInput> {
    const head = await this.protocols.latestHead(eventId, session);
    const state = await this.states.ofEvent(eventId, session);
    const chosen = importId ?? (head && isClosed(state) ? head.importId : null);
    const latest =
      chosen === null ? await this.imports.latest(eventId, session) : await this.imports.byId(chosen, session);
    return { rulesVersion: head?.rulesVersion ?? latestRulesVersion, latest, head, state };
  }
}
