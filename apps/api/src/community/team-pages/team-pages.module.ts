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

/** The pages of teams, which show what other domains hold of them. */
@Module({
  imports: [EventsModule, ProfilesModule, RatingModule, TeamsModule],
  // Those with fixed addresses first: an address with a parameter would take them.
  controllers: [TeamAreaController, TeamsController],
  providers: [OwnTeamPages, TeamPages, TeamStatisticsService],
})
export class TeamPagesModule {}
