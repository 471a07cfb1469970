import { Global, Module } from '@nestjs/common';
import { FaultLog } from './fault-log.ts';

@Global()
@Module({ providers: [FaultLog], exports: [FaultLog] })
export class ErrorsModule {}
