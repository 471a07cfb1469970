import { Global, Module } from '@nestjs/common';
import { ApiKeys } from './api-keys.ts';
import { Identities } from './identities.ts';
import { Rights } from './rights.ts';

@Global()
@Module({ providers: [ApiKeys, Identities, Rights], exports: [ApiKeys, Identities, Rights] })
export class AccessModule {}
