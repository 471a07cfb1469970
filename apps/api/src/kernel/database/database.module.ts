import { Global, Inject, Module, type OnModuleInit } from '@nestjs/common';
import { InjectConnection, MongooseModule } from '@nestjs/mongoose';
import mongoose, { type Connection } from 'mongoose';
import { CONFIG, type Config } from '../../config.ts';
import { buildIndexes } from './build-indexes.ts';
import { CollectionChanges } from './collection-changes.ts';
import { Transactions } from './transactions.ts';

mongoose.set('strict', true);
mongoose.set('strictQuery', true);
mongoose.set('sanitizeFilter', true);

// A frozen server keeps its connections without responding: operations time out after this. The heartbeat detects
// it within the same time, so that a retried read fails immediately.
const silenceMs = 5_000;
const heartbeatMs = 2_000;

@Global()
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
        // Built separately, see buildIndexes: with many processes on an empty database it takes longer than a request
        // timeout.
        autoIndex: false,
        autoCreate: false,
        writeConcern: { w: 'majority', journal: true },
        readConcern: { level: 'majority' },
        // Adds overhead to every command; otherwise MONGODB_URI decides.
        ...(config.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined && { monitorCommands: true }),
        retryAttempts: 2,
        retryDelay: 1_000,
      }),
    }),
  ],
  providers: [CollectionChanges, Transactions],
  exports: [CollectionChanges, Transactions],
})
export class DatabaseModule implements OnModuleInit {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Waits for every collection and index: the first write needs its unique index, the first transaction its collection.
   */
  onModuleInit(): Promise<void> {
    return this.buildIndexes();
  }

  buildIndexes(): Promise<void> {
    return buildIndexes(this.connection.models, this.config);
  }
}
