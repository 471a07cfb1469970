import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccessTokens } from './access-tokens.ts';
import { SessionRecord, sessionSchema } from './session.schema.ts';
import { SessionCookies } from './session-cookies.ts';
import { SessionEnds } from './session-ends.ts';
import { SessionsRepository } from './sessions.repository.ts';
import { SessionsService } from './sessions.service.ts';

@Module({
  imports: [MongooseModule.forFeature([{ name: SessionRecord.name, schema: sessionSchema }])],
  providers: [AccessTokens, SessionCookies, SessionEnds, SessionsRepository, SessionsService],
  exports: [AccessTokens, SessionCookies, SessionsService],
})
export class AuthSessionsModule {}
