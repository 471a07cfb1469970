import type { Names } from './names.ts';
import type { Edit, Plan } from './plan.ts';

const contract = 'packages/contract/src';

/** The schema of one record in the contract. */
export function contractFiles({ record, Record }: Names): Plan['files'] {
  return {
    [`${contract}/schemas/${record}.ts`]: `import * as z from 'zod/mini';
import { objectId } from './values.ts';

export const ${record} = z.object({ id: objectId, name: z.string() }).register(z.globalRegistry, { id: '${Record}' });

export const ${record}Params = z.object({ id: objectId });

export type ${Record} = z.output<typeof ${record}>;
`,
  };
}

/** Its endpoint, its refusal and the sentence of that in both languages. */
export function contractEdits({ domain, record, Record }: Names): Edit[] {
  const code = `${record}_not_found`;
  return [
    {
      path: `${contract}/contract.ts`,
      before: /^import \{ gameIdText/m,
      lines: `import { ${record}, ${record}Params } from './schemas/${record}.ts';\n`,
    },
    { path: `${contract}/contract.ts`, before: /^ {2}health: \{/m, lines: endpoint(domain, record) },
    {
      path: `${contract}/schemas.ts`,
      before: /^export \* from '\.\/schemas\/values/m,
      lines: `export * from './schemas/${record}.ts';\n`,
    },
    {
      path: `${contract}/index.ts`,
      before: /$(?![\s\S])/,
      lines: `export type { ${Record} } from './schemas/${record}.ts';\n`,
    },
    { path: `${contract}/errors.ts`, before: /^\] as const;/m, lines: `  '${code}',\n` },
    {
      path: `${contract}/messages.ts`,
      before: /^\};\n\nconst en/m,
      lines: `  ${code}: 'Здесь такого нет. Проверьте адрес.',\n`,
    },
    {
      path: `${contract}/messages.ts`,
      before: /^\};\n\n\/\*\* The sentence/m,
      lines: `  ${code}: 'There is no such ${record}. Check the address.',\n`,
    },
  ];
}

const endpoint = (domain: string, record: string) => `  ${domain}: {
    get: endpoint({
      method: 'GET',
      path: '/api/${domain}/{id}',
      summary: 'One ${record}',
      access: 'public',
      params: ${record}Params,
      answer: ${record},
      errors: ['${record}_not_found'],
    }),
  },
`;
