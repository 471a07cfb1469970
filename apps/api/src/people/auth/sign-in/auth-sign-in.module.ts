import { Module } from '@nestjs/common';
import { AuditModule } from '../../../kernel/audit/audit.module.ts';
import { JobsModule } from '../../../kernel/jobs/jobs.module.ts';
import { UsersModule } from '../../users/users.module.ts';
import { AuthCoreModule } from '../core/auth-core.module.ts';
import { AuthMailModule } from '../mail/auth-mail.module.ts';
import { AuthSessionsModule } from '../sessions/auth-sessions.module.ts';
import { AuthController } from './auth.controller.ts';
import { CredentialsService } from './credentials.service.ts';
import { KnownDevices } from './known-devices.ts';
import { RegistrationService } from './registration.service.ts';
import { RegistrationCookie } from './registration-cookie.ts';
import { SignInService } from './sign-in.service.ts';

@Module({
  imports: [AuditModule, AuthCoreModule, AuthMailModule, AuthSessionsModule, JobsModule, UsersModule],
  controllers: [AuthController],
  providers: [CredentialsService, KnownDevices, RegistrationCookie, RegistrationService, SignInService],
  exports: [CredentialsService, SignInService],
})
export class AuthSignInModule {}
