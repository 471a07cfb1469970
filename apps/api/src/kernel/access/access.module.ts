import { Global, Module } from '@nestjs/common';
import { Identities } from './identities.ts';
import { Rights } from './rights.ts';

@Global()
@Module({ providers: [Identities, Rights], exports: [Identities, Rights] })
export class AccessModule {}
