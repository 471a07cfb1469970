import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import mongoose from 'mongoose';
import { CONFIG, type Config } from '../../config.ts';

mongoose.set('strict', true);
mongoose.set('strictQuery', true);
mongoose.set('sanitizeFilter', true);

@Module({
  imports: [
    MongooseModule.forRootAsync({
      inject: [CONFIG],
      useFactory: (config: Config) => ({
        uri: config.MONGODB_URI,
        dbName: config.MONGODB_DATABASE,
        serverSelectionTimeoutMS: 2_000,
        bufferCommands: false,
        autoIndex: true,
        writeConcern: { w: 'majority', journal: true },
        readConcern: { level: 'majority' },
        retryAttempts: 5,
        retryDelay: 1_000,
      }),
    }),
  ],
})
export class DatabaseModule {}
