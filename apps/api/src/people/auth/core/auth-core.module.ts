import { Module } from '@nestjs/common';
import { Passwords } from './passwords.ts';

@Module({
  providers: [Passwords],
  exports: [Passwords],
})
export class AuthCoreModule {}
