import { Injectable } from '@nestjs/common';
import type { Identity } from '@otryv/contract';
import { curveStart } from '@otryv/race';
import { AuditService } from '../audit/audit.service.ts';
import { GameClient } from '../game/game.client.ts';
import { GameNotFound } from '../game/game.errors.ts';
import { Clock } from '../platform/clock.ts';
import { Transactions } from '../platform/database/transactions.ts';
import { RiderRides } from '../results/rider-rides.ts';
import { RidersService } from '../riders/riders.service.ts';
import { GameRiderNotFound } from '../users/game-ids.errors.ts';
import { RiderFiguresService } from './rider-figures.service.ts';
import { RiderUpdates } from './rider-updates.ts';

/** Power curves that an administrator wants anew, without waiting for the night. */
@Injectable()
export class CurveRebuilds {
  constructor(
    private readonly figures: RiderFiguresService,
    private readonly riders: RidersService,
    private readonly rides: RiderRides,
    private readonly updates: RiderUpdates,
    private readonly game: GameClient,
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /** Throws RiderNotFound, GameRiderNotFound, and what the game client throws. */
  async run({ userId }: Identity, zwiftId: number): Promise<void> {
    const accountIds = await this.figures.accountsOf(zwiftId);
    for (const id of accountIds) await this.readRider(id);
    await this.rides.collect(accountIds, new Date(curveStart(this.clock.now().getTime())));
    await this.updates.ofRiders(accountIds);
    const object = { kind: 'rider', id: String(zwiftId) };
    await this.transactions.run((session) =>
      this.audit.write({ actorId: userId, action: 'rider.curve', object }, session),
    );
  }

  private async readRider(zwiftId: number): Promise<void> {
    try {
      await this.riders.remember([await this.game.profile(zwiftId)]);
    } catch (error) {
      throw error instanceof GameNotFound ? new GameRiderNotFound() : error;
    }
  }
}
