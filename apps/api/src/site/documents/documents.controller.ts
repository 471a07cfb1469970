import { Controller } from '@nestjs/common';
import { contract, type Input, type ResponseBody } from '@otryv/contract';
import { Endpoint } from '../../kernel/http/endpoint.decorator.ts';
import { DocumentsService } from './documents.service.ts';

const endpoints = contract.documents;

@Controller()
export class DocumentsController {
  constructor(private readonly documents: DocumentsService) {}

  @Endpoint(endpoints.list)
  list({ identity, params }: Input<typeof endpoints.list>): ResponseBody<typeof endpoints.list> {
    return { data: this.documents.list(identity, params.type) };
  }

  @Endpoint(endpoints.search)
  search({ identity, query }: Input<typeof endpoints.search>): ResponseBody<typeof endpoints.search> {
    return { data: this.documents.find(identity, query.search) };
  }

  @Endpoint(endpoints.document)
  document({ identity, params }: Input<typeof endpoints.document>): ResponseBody<typeof endpoints.document> {
    return { data: this.documents.getDocument(identity, params.type, params.fileName) };
  }
}
