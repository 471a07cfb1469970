import { Injectable } from '@nestjs/common';
import type { Identity } from '@otryv/contract';
import { curveStart } from '@otryv/race';
import { GameNotFound } from '../../../game/client/game.errors.ts';
import { AuditService } from '../../../kernel/audit/audit.service.ts';
import { Clock } from '../../../kernel/clock.ts';
import { Transactions } from '../../../kernel/database/transactions.ts';
import { GameRiderNotFound } from '../../../people/users/records/game-ids.errors.ts';
import { RiderRides } from '../../../racing/results/import/rider-rides.ts';
import { RiderFiguresService } from '../read/rider-figures.service.ts';
import { RiderReading } from './rider-reading.ts';
import { RiderUpdates } from './rider-updates.ts';

/** Power curves recomputed at an administrator's request, without waiting for the nightly job. */
@Injectable()
export class CurveRebuilds {
  constructor(
    private readonly figures: RiderFiguresService,
    private readonly rides: RiderRides,
    private readonly updates: RiderUpdates,
    private readonly reading: RiderReading,
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /** Throws RiderNotFound, GameRiderNotFound, and what the game client throws. */
  async run({ userId }: Identity, zwiftId: number): Promise<void> {
    const accountIds = await this.figures.listAccountsOf(zwiftId);
    // Races first: a stored race is not read as a ride outside of races.
    await this.rides.collect(accountIds, new Date(curveStart(this.clock.now().getTime())));
    for (const id of accountIds) await this.readRider(id);
    await this.updates.updateRiders(accountIds);
    const object = { kind: 'rider', id: String(zwiftId) };
    await this.transactions.run((session) =>
      this.audit.write({ actorId: userId, action: 'rider.curve', object }, session),
    );
  }

  private async readRider(zwiftId: number): Promise<void> {
    try {
      await this.reading.read(zwiftId);
    } catch (error) {
      throw error instanceof GameNotFound ? new GameRiderNotFound() : error;
    }
  }
}
