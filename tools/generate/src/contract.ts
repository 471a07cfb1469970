import type { Names } from './names.ts';
import type { Edit, Plan } from './plan.ts';

const contract = 'packages/contract/src';

/** Returns the files of a domain in the contract: the list as its first endpoint, and its contents. */
export function contractFiles({ domain, record, Record }: Names, access: string): Plan['files'] {
  const path = (file: string) => `${contract}/${domain}/${file}`;
  return {
    [path('endpoints.ts')]: `import { endpoint } from '../endpoint.ts';
import { ${record}List, ${record}Query } from './schemas.ts';

export const ${domain}Endpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/${domain}',
    summary: 'List ${domain} by name, page by page',
    access: '${access}',
    query: ${record}Query,
    response: ${record}List,
    errors: [],
  }),
} as const;
`,
    [path('schemas.ts')]: `import * as z from 'zod/mini';
import { objectId, queryInteger } from '../values.ts';

export const ${record}Query = z.object({ page: queryInteger(1, 100_000, 1), docsOnPage: queryInteger(1, 100, 20) });

const ${record} = z.object({ id: objectId, name: z.string() });
export type ${Record} = z.output<typeof ${record}>;

export const ${record}List = z
  .object({ data: z.array(${record}), quantityPages: z.int() })
  .register(z.globalRegistry, { id: '${Record}List' });
export type ${Record}List = z.output<typeof ${record}List>;
`,
  };
}

/** Returns one line for each index file. */
export function contractEdits({ domain, Record }: Names): Edit[] {
  return [
    {
      path: `${contract}/contract.ts`,
      before: /^\n\/\*\* /m,
      lines: `import { ${domain}Endpoints } from './${domain}/endpoints.ts';\n`,
    },
    { path: `${contract}/contract.ts`, before: /^\} as const;/m, lines: `  ${domain}: ${domain}Endpoints,\n` },
    {
      path: `${contract}/schemas.ts`,
      before: /^export \* from '\.\/values/m,
      lines: `export * from './${domain}/schemas.ts';\n`,
    },
    {
      path: `${contract}/index.ts`,
      before: /$(?![\s\S])/,
      lines: `export type { ${Record}, ${Record}List } from './${domain}/schemas.ts';\n`,
    },
  ];
}
