import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { GameClient } from './game.client.ts';
import { GameAccount } from './game-account.ts';
import { GameHttp } from './game-http.ts';
import { GameQueue } from './game-queue.ts';
import { GameTokenRepository } from './game-token.repository.ts';
import { GameTokenRecord, gameTokenSchema } from './game-token.schema.ts';

@Module({
  imports: [MongooseModule.forFeature([{ name: GameTokenRecord.name, schema: gameTokenSchema }])],
  providers: [GameClient, GameAccount, GameHttp, GameQueue, GameTokenRepository],
  exports: [GameClient],
})
export class GameModule {}
