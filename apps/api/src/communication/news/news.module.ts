import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuditModule } from '../../kernel/audit/audit.module.ts';
import { NewsController } from './news.controller.ts';
import { NewsRepository } from './news.repository.ts';
import { NewsRecord, newsSchema } from './news.schema.ts';
import { NewsService } from './news.service.ts';

@Module({
  imports: [MongooseModule.forFeature([{ name: NewsRecord.name, schema: newsSchema }]), AuditModule],
  controllers: [NewsController],
  providers: [NewsService, NewsRepository],
})
export class NewsModule {}
