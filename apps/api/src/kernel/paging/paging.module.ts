import { Global, Module } from '@nestjs/common';
import { Cursors } from './cursors.ts';

@Global()
@Module({ providers: [Cursors], exports: [Cursors] })
export class PagingModule {}
