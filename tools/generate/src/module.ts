import type { Access } from '@otryv/contract';
import { contractEdits, contractFiles } from './contract.ts';
import { type Names, namesOf } from './names.ts';
import type { Plan } from './plan.ts';

/** The files of an API domain in the handbook's shape, with its first endpoint, which `access` may call. `name` is a plural like `teams`. */
export function module(name: string, access: Access): Plan {
  const names = namesOf(name);
  const path = (part: string) => `apps/api/src/${names.domain}/${part}.ts`;
  return {
    files: {
      ...contractFiles(names, access),
      [path(`${names.domain}.module`)]: wiring(names),
      [path(`${names.domain}.controller`)]: controller(names),
      [path(`${names.domain}.service`)]: service(names),
      [path(`${names.domain}.repository`)]: repository(names),
      [path(`${names.domain}.errors`)]: errors(names),
      [path(`${names.domain}.test`)]: test(names, access),
      [path(`${names.record}.schema`)]: schema(names),
      [path(`${names.record}.mapper`)]: mapper(names),
    },
    edits: [
      ...contractEdits(names),
      {
        path: 'apps/api/src/app.module.ts',
        before: /^\n@Module/m,
        lines: `import { ${names.Domain}Module } from './${names.domain}/${names.domain}.module.ts';\n`,
      },
      {
        path: 'apps/api/src/app.module.ts',
        before: /^ {6}\],\n {6}controllers/m,
        lines: `        ${names.Domain}Module,\n`,
      },
    ],
  };
}

const wiring = ({ domain, Domain, record, Record }: Names) => `import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ${Record}Record, ${record}Schema } from './${record}.schema.ts';
import { ${Domain}Controller } from './${domain}.controller.ts';
import { ${Domain}Repository } from './${domain}.repository.ts';
import { ${Domain}Service } from './${domain}.service.ts';

@Module({
  imports: [MongooseModule.forFeature([{ name: ${Record}Record.name, schema: ${record}Schema }])],
  controllers: [${Domain}Controller],
  providers: [${Domain}Service, ${Domain}Repository],
  exports: [${Domain}Service],
})
export class ${Domain}Module {}
`;

const controller = ({ domain, Domain }: Names) => `import { Controller } from '@nestjs/common';
import { type ResponseBody, contract, type Input } from '@otryv/contract';
import { Endpoint } from '../platform/http/endpoint.decorator.ts';
import { ${Domain}Service } from './${domain}.service.ts';

@Controller()
export class ${Domain}Controller {
  constructor(private readonly ${domain}: ${Domain}Service) {}

  @Endpoint(contract.${domain}.get)
  get({ params }: Input<typeof contract.${domain}.get>): Promise<ResponseBody<typeof contract.${domain}.get>> {
    return this.${domain}.get(params.id);
  }
}
`;

const service = ({ domain, Domain, Record }: Names) => `import { Injectable } from '@nestjs/common';
import type { ${Record} } from '@otryv/contract';
import { ${Record}NotFound } from './${domain}.errors.ts';
import { ${Domain}Repository } from './${domain}.repository.ts';

@Injectable()
export class ${Domain}Service {
  constructor(private readonly ${domain}: ${Domain}Repository) {}

  /** Throws ${Record}NotFound. */
  async get(id: string): Promise<${Record}> {
    const found = await this.${domain}.byId(id);
    if (!found) throw new ${Record}NotFound();
    return found;
  }
}
`;

const repository = ({ Domain, record, Record }: Names) => `import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ${Record} } from '@otryv/contract';
import type { Model } from 'mongoose';
import { to${Record} } from './${record}.mapper.ts';
import { ${Record}Record } from './${record}.schema.ts';

@Injectable()
export class ${Domain}Repository {
  constructor(@InjectModel(${Record}Record.name) private readonly model: Model<${Record}Record>) {}

  async byId(id: string): Promise<${Record} | null> {
    const found = await this.model.findById(id).lean();
    return found && to${Record}(found);
  }
}
`;

const errors = ({ record, Record }: Names) => `import { DomainError } from '../platform/errors/domain-error.ts';

export class ${Record}NotFound extends DomainError {
  constructor() {
    super('${record}_not_found');
  }
}
`;

const schema = ({ domain, record, Record }: Names) => `import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Types } from 'mongoose';

@Schema({ collection: '${domain}', timestamps: true })
export class ${Record}Record {
  _id!: Types.ObjectId;

  @Prop({ type: String, required: true })
  name!: string;
}

export const ${record}Schema = SchemaFactory.createForClass(${Record}Record);
`;

const mapper = ({ record, Record }: Names) => `import type { ${Record} } from '@otryv/contract';
import type { ${Record}Record } from './${record}.schema.ts';

export function to${Record}({ _id, name }: ${Record}Record): ${Record} {
  return { id: _id.toHexString(), name };
}
`;

const test = (
  { domain, record }: Names,
  access: Access,
) => `import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi } from '../testing/start-api.ts';

describe('${domain}', () => {
  let app: NestFastifyApplication;

  beforeAll(async () => {
    app = await startApi();
  });
  afterAll(() => app.close());

  it('answers ${access === 'public' ? `an unknown ${record} with 404` : 'a guest with 401'} and a sentence', async () => {
    const response = await app.inject({ url: \`/api/${domain}/\${'0'.repeat(24)}\` });

    expect(response.statusCode).toBe(${access === 'public' || access === 'optional' ? 404 : 401});
    expect(response.json()).toMatchObject({ code: '${access === 'public' || access === 'optional' ? `${record}_not_found` : 'unauthorized'}' });
  });

  it('answers what its reader came for', () => {
    expect.unreachable('Write the first promise of ${domain} here, see it fail, then make it true.');
  });
});
`;
