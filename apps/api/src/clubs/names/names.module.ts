import { Module } from '@nestjs/common';
import { OrganizersModule } from '../organizers/organizers.module.ts';
import { TeamsModule } from '../teams/teams.module.ts';
import { LookAlikesService } from './look-alikes.service.ts';
import { NamesController } from './names.controller.ts';

@Module({
  imports: [OrganizersModule, TeamsModule],
  controllers: [NamesController],
  providers: [LookAlikesService],
})
export class NamesModule {}
