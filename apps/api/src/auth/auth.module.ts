import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuditModule } from '../audit/audit.module.ts';
import { MessagesModule } from '../messages/messages.module.ts';
import { JobsModule } from '../platform/jobs/jobs.module.ts';
import { MailModule } from '../platform/mail/mail.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { AccessTokens } from './access-tokens.ts';
import { AccountController } from './account.controller.ts';
import { AccountService } from './account.service.ts';
import { AccountLetters } from './account-letters.tsx';
import { AuthController } from './auth.controller.ts';
import { CredentialsService } from './credentials.service.ts';
import { KnownDevices } from './known-devices.ts';
import { LetterTokenRecord, letterTokenSchema } from './letter-token.schema.ts';
import { LetterTokensRepository } from './letter-tokens.repository.ts';
import { LetterTokens } from './letter-tokens.ts';
import { OperatorAccounts } from './operator-accounts.ts';
import { Passwords } from './passwords.ts';
import { SignInAttemptRecord, signInAttemptSchema } from './providers/attempt.schema.ts';
import { AttemptsRepository } from './providers/attempts.repository.ts';
import { ProvidersService } from './providers/providers.service.ts';
import { RegistrationService } from './registration.service.ts';
import { RegistrationCookie } from './registration-cookie.ts';
import { SessionRecord, sessionSchema } from './session.schema.ts';
import { SessionCookies } from './session-cookies.ts';
import { SessionEnds } from './session-ends.ts';
import { SessionsRepository } from './sessions.repository.ts';
import { SessionsService } from './sessions.service.ts';
import { SignInService } from './sign-in.service.ts';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: SessionRecord.name, schema: sessionSchema },
      { name: LetterTokenRecord.name, schema: letterTokenSchema },
      { name: SignInAttemptRecord.name, schema: signInAttemptSchema },
    ]),
    AuditModule,
    JobsModule,
    MailModule,
    MessagesModule,
    UsersModule,
  ],
  controllers: [AuthController, AccountController],
  providers: [
    AccessTokens,
    AccountLetters,
    AccountService,
    AttemptsRepository,
    CredentialsService,
    KnownDevices,
    LetterTokens,
    OperatorAccounts,
    LetterTokensRepository,
    Passwords,
    ProvidersService,
    RegistrationCookie,
    RegistrationService,
    SessionCookies,
    SessionEnds,
    SessionsRepository,
    SessionsService,
    SignInService,
  ],
  exports: [SessionsService],
})
export class AuthModule {}
