import { Injectable } from '@nestjs/common';
import type { AdminLog, ErrorLog, ErrorLogEntry, Identity, LogQuery } from '@otryv/contract';
import { AuditService } from '../../kernel/audit/audit.service.ts';
import type { Session } from '../../kernel/database/session.ts';
import { Transactions } from '../../kernel/database/transactions.ts';
import { FaultsRepository } from './faults.repository.ts';
import { lineOfAction, lineOfFault, toAdminEntry, toErrorEntry } from './log.mapper.ts';
import { LogNamesReader } from './log-names.ts';
import { LogSearch } from './log-search.ts';
import { LogEntryNotFound } from './logs.errors.ts';

/** Action and error logs for administrators and moderators. */
@Injectable()
export class LogsService {
  constructor(
    private readonly audit: AuditService,
    private readonly faults: FaultsRepository,
    private readonly search: LogSearch,
    private readonly names: LogNamesReader,
    private readonly transactions: Transactions,
  ) {}

  async listActions({ search, page, docsOnPage }: LogQuery): Promise<AdminLog> {
    const { entries, total } = await this.audit.listPage(await this.search.findWords(search), page, docsOnPage);
    const names = await this.names.readNames(entries);
    const data = entries.map((entry) => toAdminEntry(entry, names));
    return { data, quantityPages: Math.ceil(total / docsOnPage), quantityEntries: total };
  }

  async listErrors({ search, page, docsOnPage }: LogQuery): Promise<ErrorLog> {
    const { faults, total } = await this.faults.listPage(search, page, docsOnPage);
    const users = await this.names.listUsernames(faults.map(({ userId }) => userId));
    const data = faults.map((fault) => toErrorEntry(fault, users));
    return { data, quantityPages: Math.ceil(total / docsOnPage), quantityEntries: total };
  }

  /** Throws LogEntryNotFound. */
  async getError(id: string): Promise<ErrorLogEntry & { stack: string }> {
    const fault = await this.faults.findById(id);
    if (!fault) throw new LogEntryNotFound();
    return { ...toErrorEntry(fault, await this.names.listUsernames([fault.userId])), stack: fault.stack };
  }

  /** Deletes entries of a log, and records how many and which; returns how many. */
  delete({ userId }: Identity, path: 'admins' | 'errors', ids: readonly string[]): Promise<number> {
    return this.transactions.run(async (session) => {
      const entries = await this.linesOf(path, ids, session);
      const log = path === 'admins' ? this.audit : this.faults;
      const count = await log.delete(ids, session);
      const object = { kind: 'log', id: path };
      await this.audit.write({ actorId: userId, action: 'log.delete', object, after: { count, entries } }, session);
      return count;
    });
  }

  private async linesOf(path: 'admins' | 'errors', ids: readonly string[], session: Session): Promise<string[]> {
    return path === 'admins'
      ? (await this.audit.listByIds(ids, session)).map(lineOfAction)
      : (await this.faults.listByIds(ids, session)).map(lineOfFault);
  }
}
