import { Module } from '@nestjs/common';
import { KeptEmails } from './kept-emails.ts';
import { Mailer } from './mailer.ts';

@Module({ providers: [KeptEmails, Mailer], exports: [KeptEmails, Mailer] })
export class MailModule {}
