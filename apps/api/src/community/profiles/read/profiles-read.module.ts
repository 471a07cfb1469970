import { Module } from '@nestjs/common';
import { TeamsReadModule } from '../../../clubs/teams/read/teams-read.module.ts';
import { ActivitiesModule } from '../../../game/activities/activities.module.ts';
import { RidersModule } from '../../../people/riders/riders.module.ts';
import { UsersModule } from '../../../people/users/users.module.ts';
import { EventsReadModule } from '../../../racing/events/read/events-read.module.ts';
import { ResultsRecordsModule } from '../../../racing/results/records/results-records.module.ts';
import { ProfilesRecordsModule } from '../records/profiles-records.module.ts';
import { Comparisons } from './comparisons.service.ts';
import { PowerCurvesService } from './power-curves.service.ts';
import { ProfilesService } from './profiles.service.ts';
import { RiderCards } from './rider-cards.ts';
import { RiderFiguresService } from './rider-figures.service.ts';
import { RiderLists } from './rider-lists.service.ts';
import { RiderRaces } from './rider-races.service.ts';
import { TeamRaces } from './team-races.service.ts';

@Module({
  imports: [
    ActivitiesModule,
    EventsReadModule,
    ProfilesRecordsModule,
    ResultsRecordsModule,
    RidersModule,
    TeamsReadModule,
    UsersModule,
  ],
  providers: [
    Comparisons,
    PowerCurvesService,
    ProfilesService,
    RiderCards,
    RiderFiguresService,
    RiderLists,
    RiderRaces,
    TeamRaces,
  ],
  exports: [
    Comparisons,
    PowerCurvesService,
    ProfilesService,
    RiderCards,
    RiderFiguresService,
    RiderLists,
    RiderRaces,
    TeamRaces,
  ],
})
export class ProfilesReadModule {}
