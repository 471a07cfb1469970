import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuditModule } from '../../../kernel/audit/audit.module.ts';
import { UsersModule } from '../../users/users.module.ts';
import { AuthSessionsModule } from '../sessions/auth-sessions.module.ts';
import { AuthSignInModule } from '../sign-in/auth-sign-in.module.ts';
import { SignInAttemptRecord, signInAttemptSchema } from './attempt.schema.ts';
import { AttemptsRepository } from './attempts.repository.ts';
import { ProvidersService } from './providers.service.ts';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: SignInAttemptRecord.name, schema: signInAttemptSchema }]),
    AuditModule,
    AuthSessionsModule,
    AuthSignInModule,
    UsersModule,
  ],
  providers: [AttemptsRepository, ProvidersService],
  exports: [ProvidersService],
})
export class AuthProvidersModule {}
