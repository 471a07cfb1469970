import { Controller } from '@nestjs/common';
import { contract, type Input, type ResponseBody } from '@otryv/contract';
import { doneSentences } from '@otryv/contract/messages';
import { Endpoint } from '../../kernel/http/endpoint.decorator.ts';
import { NewsService } from './news.service.ts';

const endpoints = contract.news;
const sentences = doneSentences.ru;

@Controller()
export class NewsController {
  constructor(private readonly news: NewsService) {}

  @Endpoint(endpoints.list)
  list({ query }: Input<typeof endpoints.list>): Promise<ResponseBody<typeof endpoints.list>> {
    return this.news.listLatest(query.quantityPosts);
  }

  @Endpoint(endpoints.create)
  async create({ identity, body }: Input<typeof endpoints.create>): Promise<ResponseBody<typeof endpoints.create>> {
    await this.news.create(identity, body.releaseData);
    return { message: sentences.news_published(body.releaseData.version) };
  }

  @Endpoint(endpoints.change)
  async change({ identity, body }: Input<typeof endpoints.change>): Promise<ResponseBody<typeof endpoints.change>> {
    await this.news.change(identity, body.id, body.releaseData, body.revision);
    return { message: sentences.news_changed(body.releaseData.version) };
  }

  @Endpoint(endpoints.remove)
  async remove({ identity, body }: Input<typeof endpoints.remove>): Promise<ResponseBody<typeof endpoints.remove>> {
    return { message: sentences.news_removed(await this.news.remove(identity, body.id)) };
  }
}
