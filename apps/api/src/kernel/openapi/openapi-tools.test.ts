import { resolve } from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import createClient from 'openapi-fetch';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../testing/start-api.ts';
import { openApi, openApiVersions } from './openapi.ts';

// What the tools of others make of the descriptions.

describe.each(openApiVersions)('OpenAPI %s', (version) => {
  const description = JSON.parse(JSON.stringify(openApi(version)));

  it('is valid', async () => {
    const { valid, errors } = await new Validator().validate(structuredClone(description));

    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
  });

  it('refers to nothing that it does not hold', () => {
    const references = [...JSON.stringify(description).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path]) => `${path}`);
    const at = (path: string) =>
      path
        .split('/')
        .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], description);

    expect(references.length).toBeGreaterThan(100);
    expect(references.filter((path) => at(path) === undefined)).toEqual([]);
  });

  it('gives examples of parameters that the API takes', () => {
    const parameters = Object.values<Record<string, { parameters: Parameter[] }>>(description.paths)
      .flatMap((operations) => Object.values(operations))
      .flatMap((operation) => operation.parameters)
      .filter((parameter) => parameter.in === 'path');
    const refused = parameters.filter(
      ({ example = '', schema }) => !schemasOf(schema).some((each) => takes(each, example)),
    );

    expect(parameters.length).toBeGreaterThan(50);
    expect(refused.map(({ name, example }) => `${name}: ${example}`)).toEqual([]);
  });
});

interface Schema {
  pattern?: string;
  enum?: string[];
  maxLength?: number;
  anyOf?: Schema[];
}

interface Parameter {
  name: string;
  in: string;
  example?: string;
  schema: Schema;
}

const schemasOf = (schema: Schema) => schema.anyOf ?? [schema];
const takes = ({ pattern, enum: choices, maxLength = 300 }: Schema, value: string) =>
  value !== '' &&
  value.length <= maxLength &&
  (choices?.includes(value) ?? true) &&
  (pattern === undefined || new RegExp(pattern, 'u').test(value));

/** A program of somebody else, on the types that their generator made. */
const program = (calls: string) => `
import type createClient from 'openapi-fetch';
import type { paths } from './generated.ts';

export async function run(create: typeof createClient, baseUrl: string) {
  const client = create<paths>({ baseUrl });
  ${calls}
}
`;

describe('a client generated from OpenAPI 3.1', () => {
  it('compiles, refuses what the API does not have, and reads', async () => {
    const types = astToString(await openapiTS(openApi('3.1.1') as unknown as OpenAPI3));
    const calls = `
      const list = await client.GET('/api/race/events', { params: { query: { started: 'false' } } });
      const names: string[] | undefined = list.data?.events.map(({ name }) => name);
      const missing = await client.GET('/api/race/events/{id}', { params: { path: { id: '5100001' } } });
      const code: string | undefined = missing.error?.code;
      return { names, code };`;
    expect(faultsOf(program(calls), types)).toEqual([]);
    expect(faultsOf(program(`await client.GET('/api/nothing');`), types)).not.toEqual([]);
    expect(faultsOf(program(`await client.GET('/api/race/events/{id}');`), types)).not.toEqual([]);

    const app = await startApi();
    try {
      await app.listen(0, '127.0.0.1');
      const { outputText } = ts.transpileModule(program(calls), {
        compilerOptions: { target: ts.ScriptTarget.ES2023, module: ts.ModuleKind.ESNext },
      });
      const { run } = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(outputText)}`);
      expect(await run(createClient, await app.getUrl())).toEqual({ names: [], code: 'event_not_found' });
    } finally {
      await app.close();
    }
  });
});

/** What the compiler says of a program beside the generated types; nothing is written to a disk. */
function faultsOf(source: string, types: string): string[] {
  const files = new Map([
    [resolve(import.meta.dirname, 'client.ts'), source],
    [resolve(import.meta.dirname, 'generated.ts'), types],
  ]);
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    allowImportingTsExtensions: true,
    target: ts.ScriptTarget.ES2023,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const disk = ts.createCompilerHost(options);
  const host: ts.CompilerHost = {
    ...disk,
    fileExists: (name) => files.has(name) || disk.fileExists(name),
    readFile: (name) => files.get(name) ?? disk.readFile(name),
    getSourceFile: (name, target, ...rest) => {
      const text = files.get(name);
      return text === undefined ? disk.getSourceFile(name, target, ...rest) : ts.createSourceFile(name, text, target);
    },
  };
  const built = ts.createProgram([...files.keys()], options, host);
  return ts.getPreEmitDiagnostics(built).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}
