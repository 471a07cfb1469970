import { Injectable } from '@nestjs/common';
import { GameIdChanges } from './game-id-changes.ts';

/** What domains do when people have their riders read from the game again, in the transaction of that. */
@Injectable()
export class RiderRefreshes extends GameIdChanges {}
