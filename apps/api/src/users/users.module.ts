import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuditModule } from '../audit/audit.module.ts';
import { GameModule } from '../game/game.module.ts';
import { JobsModule } from '../platform/jobs/jobs.module.ts';
import { RidersModule } from '../riders/riders.module.ts';
import { AccountListRepository } from './account-list.repository.ts';
import { AccountListService } from './account-list.service.ts';
import { AccountSearch } from './account-search.ts';
import { GameIdRecord, gameIdSchema } from './game-id.schema.ts';
import { GameIdsRepository } from './game-ids.repository.ts';
import { GameIdsService } from './game-ids.service.ts';
import { RestoredNames } from './restored-names.ts';
import { UserRecord, userSchema } from './user.schema.ts';
import { UsersController } from './users.controller.ts';
import { UsersRepository } from './users.repository.ts';
import { UsersService } from './users.service.ts';
import { VisibilityService } from './visibility.service.ts';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: UserRecord.name, schema: userSchema },
      { name: GameIdRecord.name, schema: gameIdSchema },
    ]),
    AuditModule,
    GameModule,
    JobsModule,
    RidersModule,
  ],
  controllers: [UsersController],
  providers: [
    AccountListRepository,
    AccountListService,
    AccountSearch,
    UsersService,
    UsersRepository,
    GameIdsService,
    GameIdsRepository,
    RestoredNames,
    VisibilityService,
  ],
  exports: [AccountListService, UsersService, GameIdsService],
})
export class UsersModule {}
