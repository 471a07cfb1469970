import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { GameModule } from '../../game/client/game.module.ts';
import { AuditModule } from '../../kernel/audit/audit.module.ts';
import { BackupModule } from '../../kernel/backup/backup.module.ts';
import { JobsModule } from '../../kernel/jobs/jobs.module.ts';
import { RidersModule } from '../riders/riders.module.ts';
import { AccountListService } from './account-list.service.ts';
import { GameIdsService } from './game-ids/game-ids.service.ts';
import { RestoredNames } from './game-ids/restored-names.ts';
import { VisibilityService } from './game-ids/visibility.service.ts';
import { AccountListRepository } from './records/account-list.repository.ts';
import { AccountSearch } from './records/account-search.ts';
import { GameIdRecord, gameIdSchema } from './records/game-id.schema.ts';
import { GameIdsRepository } from './records/game-ids.repository.ts';
import { UserRecord, userSchema } from './records/user.schema.ts';
import { UsersRepository } from './records/users.repository.ts';
import { UsersController } from './users.controller.ts';
import { UsersService } from './users.service.ts';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: UserRecord.name, schema: userSchema },
      { name: GameIdRecord.name, schema: gameIdSchema },
    ]),
    AuditModule,
    BackupModule,
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
  exports: [AccountListService, UsersService, GameIdsService, VisibilityService],
})
export class UsersModule {}
