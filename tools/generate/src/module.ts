import type { PersonAccess } from '@otryv/contract';
import { contractEdits, contractFiles } from './contract.ts';
import { type Names, namesOf } from './names.ts';
import type { Edit, Plan } from './plan.ts';

const api = 'apps/api/src';
/** Path from the folder of a domain, which is inside its area, to the folder above the areas. */
const up = '../..';
const kernel = `${up}/kernel`;

/**
 * Returns the files of an API domain in the handbook's format, with the list as its first endpoint, which `access` may
 * call. `place` is like `site/penalties`.
 */
export function module(place: string, access: PersonAccess): Plan {
  const names = namesOf(place);
  const { area, domain, Domain, record } = names;
  const path = (part: string) => `${api}/${area}/${domain}/${part}.ts`;
  return {
    files: {
      ...contractFiles(names, access),
      [path(`${domain}.module`)]: wiring(names),
      [path(`${domain}.controller`)]: controller(names),
      [path(`${domain}.service`)]: service(names),
      [path(`${domain}.repository`)]: repository(names),
      [path(`${domain}.test`)]: test(names, access),
      [path(`${record}.schema`)]: schema(names),
    },
    edits: [
      ...contractEdits(names),
      {
        path: `${api}/app.module.ts`,
        before: /^\n@Module/m,
        lines: `import { ${Domain}Module } from './${area}/${domain}/${domain}.module.ts';\n`,
      },
      { path: `${api}/app.module.ts`, before: /^ {6}\],\n {6}controllers/m, lines: `        ${Domain}Module,\n` },
      // After the last domain of the area's line, which the formatter may have broken.
      {
        path: '.dependency-cruiser.mjs',
        before: new RegExp(`(?<=^ {2}\\.\\.\\.inArea\\(\\s*'${area}',\\s*'[^']+)(?=')`, 'm'),
        lines: ` ${domain}`,
      },
      ...testedEdits(names, access),
    ],
  };
}

/** Returns the roles of an access level, by their name in the matrix. */
const rolesOf: Record<PersonAccess, string> = {
  public: 'everybody',
  optional: 'everybody',
  signedIn: 'withAccount',
  clubModerator: 'ofClubs',
  organizer: 'organizers',
  teamManager: 'captainsAndVice',
  teamCreator: 'captains',
  moderator: 'moderators',
  admin: 'admins',
};

/** Returns the edits to the tests that cover all endpoints. */
function testedEdits({ area, domain, record, Record }: Names, access: PersonAccess): Edit[] {
  const testing = `${api}/testing`;
  const last = /^\};/m;
  return [
    { path: `${testing}/roles-matrix.ts`, before: last, lines: `  'GET /api/${domain}': ${rolesOf[access]},\n` },
    { path: `${testing}/further-calls.ts`, before: /^`;/m, lines: `  GET /${domain} ?page,docsOnPage\n` },
    { path: `${testing}/plan-site-requests.ts`, before: last, lines: `  'GET /api/${domain}': [{}],\n` },
    {
      path: `${testing}/plan-samples.ts`,
      before: /^import \{ planRace \}/m,
      lines: `import { ${Record}Record } from '../${area}/${domain}/${record}.schema.ts';\n`,
    },
    {
      path: `${testing}/plan-samples.ts`,
      before: /^ {2}await calendarsOnce/m,
      lines: `  await plan.world.connection.model(${Record}Record.name).create({ name: 'План' });\n`,
    },
  ];
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
})
export class ${Domain}Module {}
`;

const controller = ({ domain, Domain }: Names) => `import { Controller } from '@nestjs/common';
import { contract, type Input, type ResponseBody } from '@otryv/contract';
import { Endpoint } from '${kernel}/http/endpoint.decorator.ts';
import { ${Domain}Service } from './${domain}.service.ts';

const endpoints = contract.${domain};

@Controller()
export class ${Domain}Controller {
  constructor(private readonly ${domain}: ${Domain}Service) {}

  @Endpoint(endpoints.list)
  list({ query }: Input<typeof endpoints.list>): Promise<ResponseBody<typeof endpoints.list>> {
    return this.${domain}.page(query.page, query.docsOnPage);
  }
}
`;

const service = ({ domain, Domain, Record }: Names) => `import { Injectable } from '@nestjs/common';
import type { ${Record}List } from '@otryv/contract';
import { ${Domain}Repository } from './${domain}.repository.ts';

@Injectable()
export class ${Domain}Service {
  constructor(private readonly ${domain}: ${Domain}Repository) {}

  page(page: number, docsOnPage: number): Promise<${Record}List> {
    return this.${domain}.page(page, docsOnPage);
  }
}
`;

const repository = ({ domain, Domain, record, Record }: Names) => `import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ${Record}, ${Record}List } from '@otryv/contract';
import type { Model } from 'mongoose';
import { ${Record}Record } from './${record}.schema.ts';

@Injectable()
export class ${Domain}Repository {
  constructor(@InjectModel(${Record}Record.name) private readonly model: Model<${Record}Record>) {}

  /** Returns a page of all ${domain}, by name. */
  async page(page: number, docsOnPage: number): Promise<${Record}List> {
    const [records, count] = await Promise.all([
      this.model
        .find()
        .sort({ name: 1, _id: 1 })
        .skip((page - 1) * docsOnPage)
        .limit(docsOnPage)
        .lean(),
      this.model.estimatedDocumentCount(),
    ]);
    return { data: records.map(to${Record}), quantityPages: Math.ceil(count / docsOnPage) };
  }
}

function to${Record}({ _id, name }: ${Record}Record): ${Record} {
  return { id: _id.toHexString(), name };
}
`;

const schema = ({ domain, record, Record }: Names) => `import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Types } from 'mongoose';

@Schema({ collection: '${domain}', versionKey: false })
export class ${Record}Record {
  _id!: Types.ObjectId;

  @Prop({ type: String, required: true })
  name!: string;
}

export const ${record}Schema = SchemaFactory.createForClass(${Record}Record);

// Serves the list.
${record}Schema.index({ name: 1, _id: 1 });
`;

const test = (names: Names, access: PersonAccess) =>
  access === 'public' || access === 'optional' ? openTest(names) : closedTest(names);

const openTest = ({
  domain,
  record,
  Record,
}: Names) => `import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { getModelToken } from '@nestjs/mongoose';
import type { ${Record}List } from '@otryv/contract';
import type { Model } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi } from '${up}/testing/start-api.ts';
import { ${Record}Record } from './${record}.schema.ts';

describe('GET /api/${domain}', () => {
  let app: NestFastifyApplication;

  beforeAll(async () => {
    app = await startApi();
    const model: Model<${Record}Record> = app.get(getModelToken(${Record}Record.name));
    await model.create([{ name: 'Север' }, { name: 'Берег' }, { name: 'Обрыв' }]);
  });
  afterAll(() => app.close());

  it.each([
    { page: 1, names: ['Берег', 'Обрыв'] },
    { page: 2, names: ['Север'] },
  ])('returns page $page of the list by name', async ({ page, names }) => {
    const response = await app.inject({ url: \`/api/${domain}?page=\${page}&docsOnPage=2\` });

    const { data, quantityPages } = response.json<${Record}List>();
    expect(data.map(({ name }) => name)).toEqual(names);
    expect(quantityPages).toBe(2);
  });
});
`;

const closedTest = ({ domain }: Names) => `import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi } from '${up}/testing/start-api.ts';

describe('GET /api/${domain}', () => {
  let app: NestFastifyApplication;

  beforeAll(async () => {
    app = await startApi();
  });
  afterAll(() => app.close());

  it('rejects guests', async () => {
    const response = await app.inject({ url: '/api/${domain}' });

    expect(response.statusCode).toBe(401);
    expect(response.json()).toMatchObject({ code: 'unauthorized' });
  });
});
`;
