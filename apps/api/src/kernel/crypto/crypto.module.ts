import { Module } from '@nestjs/common';
import { Resealing } from './resealing.ts';

@Module({ providers: [Resealing], exports: [Resealing] })
export class CryptoModule {}
