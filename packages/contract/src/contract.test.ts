import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { contract } from './contract.ts';
import { type Endpoint, isContent, isMultipart } from './endpoint.ts';
import { ERROR_CODES } from './errors.ts';

const endpoints = Object.values(contract).flatMap((domain) => Object.values<Endpoint>(domain));
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

describe('contract', () => {
  it('describes every method and path once', () => {
    const addresses = endpoints.map(nameOf);

    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('documents each parameter of each path', () => {
    const inPaths = endpoints.map((one) => [nameOf(one), [...one.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)]);
    const described = endpoints.map((one) => [
      nameOf(one),
      one.params instanceof z.ZodMiniObject ? Object.keys(one.params.shape) : [],
    ]);

    expect(described).toEqual(inPaths);
  });

  it('summarizes each endpoint as an action', () => {
    const summaries = endpoints.map(({ summary }) => summary);

    expect(summaries.filter((summary) => /^(An?|The|What|Who|Where|Which|Whether|[A-Z]\w+s) /.test(summary))).toEqual(
      [],
    );
  });

  it('assigns each JSON response a uniquely named schema', () => {
    const unnamed = endpoints.filter(
      ({ response }) => !isContent(response) && !/^[A-Z]\w+$/.test(z.globalRegistry.get(response)?.id ?? ''),
    );

    expect(unnamed.map(nameOf)).toEqual([]);
  });

  it('rejects with known codes', () => {
    const known = new Set<string>(ERROR_CODES);
    const unknown = endpoints.flatMap((one) =>
      one.errors.filter((code) => !known.has(code)).map((code) => [nameOf(one), code]),
    );

    expect(unknown).toEqual([]);
  });

  it('rejects line feeds in single-line texts', () => {
    const bodies = endpoints.flatMap((one) => {
      const fields = isMultipart(one.body) ? one.body.multipart : one.body;
      return fields ? [{ name: nameOf(one), fields }] : [];
    });
    const broken = bodies.flatMap(({ name, fields }) =>
      shortTexts(fields, name).filter(([, text]) => takesLineFeed(text)),
    );

    // A reason is short, but edited in a multi-line field; for a row it is the `message`.
    expect(broken.map(([path]) => path).filter((path) => !/\.reason$|result\.message$/.test(path))).toEqual([]);
  });

  it('can be described as OpenAPI', () => {
    const { schemas } = z.toJSONSchema(z.globalRegistry, { target: 'openapi-3.0', unrepresentable: 'any' });

    expect(Object.keys(schemas)).toEqual(expect.arrayContaining(['RaceResults', 'EventList', 'EventDetails', 'Route']));
  });
});

/** Maximum length of a single-line text: longer ones are edited in multi-line fields. */
const longestLine = 100;

/** Returns the short texts within a schema, each with its path. */
function shortTexts(schema: z.core.$ZodType, path: string): [path: string, text: z.core.$ZodString][] {
  const { def } = schema._zod;
  if (schema instanceof z.ZodMiniString) {
    const lengths = (def.checks ?? []).flatMap((check): number[] => Reflect.get(check._zod.def, 'maximum') ?? []);
    return Math.min(...lengths) <= longestLine ? [[path, schema]] : [];
  }
  if (schema instanceof z.ZodMiniObject) {
    return Object.entries<z.core.$ZodType>(schema.shape).flatMap(([field, of]) => shortTexts(of, `${path}.${field}`));
  }
  const inner = ['innerType', 'element', 'in', 'options'].flatMap(
    (part): z.core.$ZodType[] => Reflect.get(def, part) ?? [],
  );
  return inner.flatMap((of) => shortTexts(of, path));
}

function takesLineFeed(text: z.core.$ZodString): boolean {
  return ['a\nb', 'Abcdef\r\n1', '1\n2'].some((broken) => z.safeParse(text, broken).success);
}
