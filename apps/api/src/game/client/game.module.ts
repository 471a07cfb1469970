import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { LocksModule } from '../../kernel/locks/locks.module.ts';
import { GameClient } from './game.client.ts';
import { GameClients } from './game-clients.ts';
import { GameHttp } from './game-http.ts';
import { GameTokenRepository } from './game-token.repository.ts';
import { GameTokenRecord, gameTokenSchema } from './game-token.schema.ts';

@Module({
  imports: [LocksModule, MongooseModule.forFeature([{ name: GameTokenRecord.name, schema: gameTokenSchema }])],
  providers: [
    GameClients,
    GameHttp,
    GameTokenRepository,
    // The site's own account reads data that belongs to no organizer.
    { provide: GameClient, inject: [GameClients], useFactory: (clients: GameClients) => clients.site },
  ],
  exports: [GameClient, GameClients],
})
export class GameModule {}
