import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { FilesModule } from '../../kernel/files/files.module.ts';
import { JobsModule } from '../../kernel/jobs/jobs.module.ts';
import { OutboxModule } from '../../kernel/outbox/outbox.module.ts';
import { GameModule } from '../client/game.module.ts';
import { CatalogueController } from './catalogue.controller.ts';
import { CatalogueService } from './catalogue.service.ts';
import { CatalogueRefresh } from './catalogue-refresh.ts';
import { FoundCatalogueRecord, foundCatalogueSchema } from './found-catalogue.schema.ts';
import { FoundCataloguesRepository } from './found-catalogues.repository.ts';
import { GameFiles } from './game-files.ts';
import { GamePictureRecord, gamePictureSchema } from './game-picture.schema.ts';
import { GamePicturesRepository } from './game-pictures.repository.ts';
import { GamePictures } from './game-pictures.ts';
import { RouteProfileRecord, routeProfileSchema } from './route-profile.schema.ts';
import { RouteProfilesRepository } from './route-profiles.repository.ts';
import { RouteProfilesService } from './route-profiles.service.ts';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: RouteProfileRecord.name, schema: routeProfileSchema },
      { name: FoundCatalogueRecord.name, schema: foundCatalogueSchema },
      { name: GamePictureRecord.name, schema: gamePictureSchema },
    ]),
    FilesModule,
    GameModule,
    JobsModule,
    OutboxModule,
  ],
  controllers: [CatalogueController],
  providers: [
    CatalogueRefresh,
    CatalogueService,
    FoundCataloguesRepository,
    GameFiles,
    GamePictures,
    GamePicturesRepository,
    RouteProfilesService,
    RouteProfilesRepository,
  ],
  exports: [CatalogueService, RouteProfilesService],
})
export class CatalogueModule {}
