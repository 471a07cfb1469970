import { Controller } from '@nestjs/common';
import { contract, type Input, type ResponseBody } from '@otryv/contract';
import { doneSentences } from '@otryv/contract/messages';
import { Endpoint } from '../platform/http/endpoint.decorator.ts';
import { FitUnreadable } from './fitfiles.errors.ts';
import { FitFilesService } from './fitfiles.service.ts';

type Endpoints = typeof contract.fitFiles;

const sentences = doneSentences.ru;

@Controller()
export class FitFilesController {
  constructor(private readonly files: FitFilesService) {}

  @Endpoint(contract.fitFiles.missing)
  async missing({ identity }: Input<Endpoints['missing']>): Promise<ResponseBody<Endpoints['missing']>> {
    return { data: await this.files.missing(identity) };
  }

  @Endpoint(contract.fitFiles.add)
  async add({ body, identity }: Input<Endpoints['add']>): Promise<ResponseBody<Endpoints['add']>> {
    const { file } = body.files;
    if (!file) throw new FitUnreadable();
    const data = await this.files.add(identity, body.fields.eventId, file.bytes);
    return { message: data.isVirtualPower ? sentences.fit_imported_virtual : sentences.fit_imported, data };
  }
}
