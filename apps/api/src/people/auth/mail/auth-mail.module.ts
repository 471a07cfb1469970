import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { JobsModule } from '../../../kernel/jobs/jobs.module.ts';
import { MailModule } from '../../../kernel/mail/mail.module.ts';
import { UsersModule } from '../../users/users.module.ts';
import { AccountEmails } from './account-emails.tsx';
import { EmailTokenRecord, emailTokenSchema } from './email-token.schema.ts';
import { EmailTokensRepository } from './email-tokens.repository.ts';
import { EmailTokens } from './email-tokens.ts';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: EmailTokenRecord.name, schema: emailTokenSchema }]),
    JobsModule,
    MailModule,
    UsersModule,
  ],
  providers: [AccountEmails, EmailTokens, EmailTokensRepository],
  exports: [EmailTokens],
})
export class AuthMailModule {}
