import { Module } from '@nestjs/common';
import { TeamsModule } from '../../clubs/teams/teams.module.ts';
import { EventsModule } from '../../racing/events/events.module.ts';
import { RatingModule } from '../../racing/rating/rating.module.ts';
import { ProfilesModule } from '../profiles/profiles.module.ts';
import { OwnTeamPages } from './own-team-pages.service.ts';
import { TeamAreaController } from './team-area.controller.ts';
import { TeamPages } from './team-pages.service.ts';
import { TeamStatisticsService } from './team-statistics.service.ts';
import { TeamsController } from './teams.controller.ts';

/** Team pages, which show other domains' data about teams. */
@Module({
  imports: [EventsModule, ProfilesModule, RatingModule, TeamsModule],
  // Controllers with fixed addresses first: an address with a parameter would match them.
  controllers: [TeamAreaController, TeamsController],
  providers: [OwnTeamPages, TeamPages, TeamStatisticsService],
})
export class TeamPagesModule {}
