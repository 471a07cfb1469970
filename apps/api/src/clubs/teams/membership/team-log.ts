import { Injectable } from '@nestjs/common';
import type { AuditAction } from '@otryv/contract/messages';
import { type AuditedValues, AuditService } from '../../../kernel/audit/audit.service.ts';
import type { Session } from '../../../kernel/database/session.ts';

/** Audit log entries about teams. */
@Injectable()
export class TeamLog {
  constructor(private readonly audit: AuditService) {}

  /** Writes a change within its transaction; no actor if the server makes it. Throws outside of a transaction. */
  write(
    actorId: string | null,
    action: AuditAction,
    teamId: string,
    values: AuditedValues,
    session: Session,
  ): Promise<void> {
    return this.audit.write({ actorId, action, object: { kind: 'team', id: teamId }, ...values }, session);
  }
}
