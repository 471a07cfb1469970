import { Injectable } from '@nestjs/common';
import type { MainProfile, Person } from '@otryv/race';
import type { SessionOrNone } from '../../../kernel/database/session.ts';
import { RidersService } from '../../../people/riders/riders.service.ts';
import { GameIdsService } from '../../../people/users/game-ids/game-ids.service.ts';

type ShownRider = Omit<MainProfile, 'team'>;

/** Resolves the main rider shown for each additional account. */
@Injectable()
export class MainProfiles {
  constructor(
    private readonly gameIds: GameIdsService,
    private readonly riders: RidersService,
  ) {}

  /** Returns the main riders by account; none for an account shown as itself. */
  async findByAccounts(profileIds: readonly number[], session: SessionOrNone): Promise<Map<number, ShownRider>> {
    const mainIds = await this.gameIds.listMainIdsOf(profileIds, session);
    const riders = await this.riders.listByIds([...mainIds.values()], session);
    return new Map(
      [...mainIds].flatMap(([profileId, mainId]) => {
        const rider = riders.get(mainId);
        if (!rider) return [];
        const { zwiftId, firstName, lastName, imageSrc, countryAlpha3, age } = rider;
        return [[profileId, { profileId: zwiftId, firstName, lastName, imageSrc, countryAlpha3, age }]];
      }),
    );
  }
}

/** Returns the person under the name of another account, with the team they raced for. */
export function withMain(person: Person, main: ShownRider | null): Person {
  return { ...person, main: main && { ...main, team: person.team } };
}
