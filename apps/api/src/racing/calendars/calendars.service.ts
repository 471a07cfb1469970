import { Inject, Injectable } from '@nestjs/common';
import { contract } from '@otryv/contract';
import { OrganizerNotFound } from '../../clubs/organizers/organizers.errors.ts';
import { OrganizersService } from '../../clubs/organizers/organizers.service.ts';
import { CONFIG, type Config } from '../../config.ts';
import { GameIdsService } from '../../people/users/game-ids/game-ids.service.ts';
import { CalendarRaces } from '../events/read/calendar-races.service.ts';
import type { CalendarRace } from '../events/records/calendar-race.ts';
import { type CalendarHeading, toCalendar } from './calendar.ts';
import { ru } from './calendars.ru.ts';

/** Race calendars of the site. */
@Injectable()
export class CalendarsService {
  constructor(
    private readonly races: CalendarRaces,
    private readonly organizers: OrganizersService,
    private readonly gameIds: GameIdsService,
    @Inject(CONFIG) private readonly config: Pick<Config, 'PUBLIC_URL'>,
  ) {}

  async buildSchedule(organizerId: string | undefined): Promise<string> {
    const { path } = contract.calendars.schedule;
    return this.write({ name: ru.schedule, path }, await this.races.listComing(organizerId));
  }

  /** Throws OrganizerNotFound. */
  async buildForOrganizer(urlSlug: string): Promise<string> {
    const { id, name, mission, isPublished } = await this.organizers.findBySlug(urlSlug);
    if (!isPublished) throw new OrganizerNotFound();
    const path = `/api/organizers/${urlSlug}/schedule.ics`;
    return this.write({ name, description: mission, path }, await this.races.listByOrganizer(id));
  }

  /** Throws EventNotFound. */
  async buildForRace(gameId: number): Promise<string> {
    return this.write(null, [await this.races.getRace(gameId)]);
  }

  async buildForUser(userId: string): Promise<string> {
    const zwiftIds = await this.gameIds.listProvedIdsOf(userId);
    return this.write({ name: ru.own }, await this.races.listByRiders(zwiftIds));
  }

  private write(heading: CalendarHeading | null, races: readonly CalendarRace[]): string {
    return toCalendar(heading, races, this.config.PUBLIC_URL);
  }
}
