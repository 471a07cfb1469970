import { Module } from '@nestjs/common';
import { OrganizersModule } from '../organizers/organizers.module.ts';
import { TeamsReadModule } from '../teams/read/teams-read.module.ts';
import { LookAlikesService } from './look-alikes.service.ts';
import { NamesController } from './names.controller.ts';

@Module({
  imports: [OrganizersModule, TeamsReadModule],
  controllers: [NamesController],
  providers: [LookAlikesService],
})
export class NamesModule {}
