import { Controller } from '@nestjs/common';
import { contract, type Input, type ResponseBody } from '@otryv/contract';
import { Endpoint } from '../../kernel/http/endpoint.decorator.ts';
import { addedMessage } from './added-message.ts';
import { FitRefused } from './fitfiles.errors.ts';
import { FitFilesService } from './fitfiles.service.ts';

type Endpoints = typeof contract.fitFiles;

@Controller()
export class FitFilesController {
  constructor(private readonly files: FitFilesService) {}

  @Endpoint(contract.fitFiles.missing)
  async missing({ identity }: Input<Endpoints['missing']>): Promise<ResponseBody<Endpoints['missing']>> {
    return { data: await this.files.listMissing(identity) };
  }

  @Endpoint(contract.fitFiles.add)
  async add({ body, identity }: Input<Endpoints['add']>): Promise<ResponseBody<Endpoints['add']>> {
    const { file } = body.files;
    if (!file) throw new FitRefused('fit_unreadable');
    const { cutAtS, ...data } = await this.files.add(identity, body.fields.eventId, file.bytes);
    return { message: addedMessage(data, cutAtS), data };
  }
}
