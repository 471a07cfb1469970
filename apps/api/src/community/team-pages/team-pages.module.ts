import { Module } from '@nestjs/common';
import { TeamsMembershipModule } from '../../clubs/teams/membership/teams-membership.module.ts';
import { TeamsReadModule } from '../../clubs/teams/read/teams-read.module.ts';
import { EventsReadModule } from '../../racing/events/read/events-read.module.ts';
import { RatingModule } from '../../racing/rating/rating.module.ts';
import { ProfilesReadModule } from '../profiles/read/profiles-read.module.ts';
import { OwnTeamPages } from './own-team-pages.service.ts';
import { TeamAreaController } from './team-area.controller.ts';
import { TeamPages } from './team-pages.service.ts';
import { TeamStatisticsService } from './team-statistics.service.ts';
import { TeamsController } from './teams.controller.ts';

/** Team pages, which show other domains' data about teams. */
@Module({
  imports: [EventsReadModule, ProfilesReadModule, RatingModule, TeamsMembershipModule, TeamsReadModule],
  // Controllers with fixed addresses first: an address with a parameter would match them.
  controllers: [TeamAreaController, TeamsController],
  providers: [OwnTeamPages, TeamPages, TeamStatisticsService],
})
export class TeamPagesModule {}
