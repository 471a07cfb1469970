import { Controller } from '@nestjs/common';
import { contract, type FitDamage, type Input, type ResponseBody } from '@otryv/contract';
import { doneSentences } from '@otryv/contract/messages';
import { formatDuration } from '@otryv/race';
import { Endpoint } from '../platform/http/endpoint.decorator.ts';
import { secondMs } from '../platform/time-units.ts';
import { FitRefused } from './fitfiles.errors.ts';
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
    if (!file) throw new FitRefused('fit_unreadable');
    const data = await this.files.add(identity, body.fields.eventId, file.bytes);
    const imported = data.isVirtualPower ? sentences.fit_imported_virtual : sentences.fit_imported;
    return { message: [imported, ...data.damage.map((each) => noteOn(each, data.seconds))].join(' '), data };
  }
}

function noteOn(damage: FitDamage, seconds: number): string {
  if (damage === 'cut') return sentences.fit_cut(formatDuration(seconds * secondMs));
  return sentences[`fit_${damage}`];
}
