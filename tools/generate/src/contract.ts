import type { Names } from './names.ts';
import type { Edit, Plan } from './plan.ts';

const contract = 'packages/contract/src';

/** The folder of a domain in the contract: its endpoint, its schema, and its refusal with the sentences. */
export function contractFiles({ domain, record, Record }: Names, access: string): Plan['files'] {
  const path = (file: string) => `${contract}/${domain}/${file}`;
  return {
    [path('endpoints.ts')]: endpoints(domain, record, access),
    [path('schemas.ts')]: `import * as z from 'zod/mini';
import { objectId } from '../values.ts';

export const ${record} = z.object({ id: objectId, name: z.string() }).register(z.globalRegistry, { id: '${Record}' });

export const ${record}Params = z.object({ id: objectId });

export type ${Record} = z.output<typeof ${record}>;
`,
    [path('errors.ts')]:
      `/** The refusals of ${domain}. Each code with its status; the sentences are in \`errors.*.icu.json\`. */
export const ${domain}Errors = {
  ${record}_not_found: 404,
} as const;
`,
    [path('errors.ru.icu.json')]: sentences(record, 'Здесь такого нет. Проверьте адрес.'),
    [path('errors.en.icu.json')]: sentences(record, `There is no such ${record}. Check the address.`),
  };
}

/** One line of each gatherer. */
export function contractEdits({ domain, Record }: Names): Edit[] {
  const before = /^\n\/\*\* /m;
  const gathered = /^\} as const;/m;
  const at = (file: string, imports: string, line: string, place = gathered): Edit[] => [
    { path: `${contract}/${file}`, before, lines: imports },
    { path: `${contract}/${file}`, before: place, lines: line },
  ];
  const [ru, en] = [`${domain}Ru`, `${domain}En`];
  return [
    ...at(
      'contract.ts',
      `import { ${domain}Endpoints } from './${domain}/endpoints.ts';\n`,
      `  ${domain}: ${domain}Endpoints,\n`,
    ),
    ...at('errors.ts', `import { ${domain}Errors } from './${domain}/errors.ts';\n`, `  ...${domain}Errors,\n`),
    {
      path: `${contract}/messages.ts`,
      before: /^\nexport type \{ Locale \}/m,
      lines: `import { en as ${en} } from './${domain}/errors.en.ts';\nimport { ru as ${ru} } from './${domain}/errors.ru.ts';\n`,
    },
    { path: `${contract}/messages.ts`, before: /^\};\n\nconst en/m, lines: `  ...${ru},\n` },
    { path: `${contract}/messages.ts`, before: /^\};\n\n\/\*\* The sentence/m, lines: `  ...${en},\n` },
    {
      path: `${contract}/schemas.ts`,
      before: /^export \* from '\.\/values/m,
      lines: `export * from './${domain}/schemas.ts';\n`,
    },
    {
      path: `${contract}/index.ts`,
      before: /$(?![\s\S])/,
      lines: `export type { ${Record} } from './${domain}/schemas.ts';\n`,
    },
  ];
}

function sentences(record: string, sentence: string): string {
  return `${JSON.stringify({ [`${record}_not_found`]: sentence }, null, 2)}\n`;
}

const endpoints = (domain: string, record: string, access: string) => `import { endpoint } from '../endpoint.ts';
import { ${record}, ${record}Params } from './schemas.ts';

export const ${domain}Endpoints = {
  get: endpoint({
    method: 'GET',
    path: '/api/${domain}/{id}',
    summary: 'One ${record}',
    access: '${access}',
    params: ${record}Params,
    response: ${record},
    errors: ['${record}_not_found'],
  }),
} as const;
`;
