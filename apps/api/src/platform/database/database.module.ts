import { Module, type OnModuleInit } from '@nestjs/common';
import { InjectConnection, MongooseModule } from '@nestjs/mongoose';
import mongoose, { type Connection } from 'mongoose';
import { CONFIG, type Config } from '../../config.ts';

mongoose.set('strict', true);
mongoose.set('strictQuery', true);
mongoose.set('sanitizeFilter', true);

// A frozen server keeps its connections and says nothing: what it owes is given up after this. The heartbeat finds it
// out in the same time, so that a read that is tried once more fails at once.
const silenceMs = 5_000;
const heartbeatMs = 2_000;

@Module({
  imports: [
    MongooseModule.forRootAsync({
      inject: [CONFIG],
      useFactory: (config: Config) => ({
        uri: config.MONGODB_URI,
        dbName: config.MONGODB_DATABASE,
        serverSelectionTimeoutMS: 2_000,
        heartbeatFrequencyMS: heartbeatMs,
        connectTimeoutMS: silenceMs,
        socketTimeoutMS: silenceMs,
        bufferCommands: false,
        autoIndex: true,
        writeConcern: { w: 'majority', journal: true },
        readConcern: { level: 'majority' },
        retryAttempts: 2,
        retryDelay: 1_000,
      }),
    }),
  ],
})
export class DatabaseModule implements OnModuleInit {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  /** Waits for every collection and index: the first write finds its unique index, the first transaction its collection. */
  async onModuleInit(): Promise<void> {
    await Promise.all(this.connection.modelNames().map((name) => this.connection.model(name).init()));
  }
}
