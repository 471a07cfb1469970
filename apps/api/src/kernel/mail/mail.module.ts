import { Module } from '@nestjs/common';
import { KeptLetters } from './kept-letters.ts';
import { Mailer } from './mailer.ts';

@Module({ providers: [KeptLetters, Mailer], exports: [KeptLetters, Mailer] })
export class MailModule {}
