import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { mailAddress } from './auth/mailAddress.ts';
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

    const unlisted = broken.map(([path]) => path).filter((path) => !multiLine.some((listed) => listed.test(path)));
    expect(unlisted).toEqual([]);
  });

  it('accepts the same email addresses everywhere', () => {
    const emails = endpoints.flatMap((one) =>
      partsOf(one).flatMap((part) => textsIn(part, nameOf(one)).filter(([, text]) => isEmail(text))),
    );
    const foreign = emails.filter(([, { _zod }]) => Reflect.get(_zod.def, 'pattern') !== mailAddress);

    expect(emails.length).toBeGreaterThan(3);
    expect(foreign.map(([path]) => path)).toEqual([]);
  });

  it('can be described as OpenAPI', () => {
    const { schemas } = z.toJSONSchema(z.globalRegistry, { target: 'openapi-3.0', unrepresentable: 'any' });

    expect(Object.keys(schemas)).toEqual(expect.arrayContaining(['RaceResults', 'EventList', 'EventDetails', 'Route']));
  });
});

/** Maximum length of a single-line text: longer ones are edited in multi-line fields. */
const longestLine = 100;

/** Texts that may contain line feeds though they are short, or have no maximum. */
const multiLine = [
  // A reason is edited in a multi-line field; for a row it is the `message`.
  /\.reason$|result\.message$/,
  // The name of what is deleted is only compared.
  /^DELETE \/api\/[\w/]+\.(user)?name$/,
  // The game's document is read as it is; an edit is checked by `changedLineIssues`.
  /^(POST|PUT) \/api\/zwift\/events\.(event|base)\./,
];

type Text = [path: string, text: z.core.$ZodString];

/** Returns the short texts within a schema, and those without a maximum, each with its path. */
function shortTexts(schema: z.core.$ZodType, path: string): Text[] {
  return textsIn(schema, path).filter(([, { _zod }]) => {
    const lengths = (_zod.def.checks ?? []).flatMap((check): number[] => Reflect.get(check._zod.def, 'maximum') ?? []);
    return lengths.length === 0 || Math.min(...lengths) <= longestLine;
  });
}

/** Returns the texts within a schema, each with its path. */
function textsIn(schema: z.core.$ZodType, path: string): Text[] {
  if (schema instanceof z.ZodMiniString || schema instanceof z.ZodMiniEmail) return [[path, schema]];
  if (schema instanceof z.ZodMiniObject) {
    return Object.entries<z.core.$ZodType>(schema.shape).flatMap(([field, of]) => textsIn(of, `${path}.${field}`));
  }
  const inner = ['innerType', 'element', 'in', 'options'].flatMap(
    (part): z.core.$ZodType[] => Reflect.get(schema._zod.def, part) ?? [],
  );
  return inner.flatMap((of) => textsIn(of, path));
}

/** Returns the schemas of what an endpoint takes and returns. */
function partsOf({ params, query, body, response }: Endpoint): z.core.$ZodType[] {
  const fields = isMultipart(body) ? body.multipart : body;
  return [params, query, fields, isContent(response) ? undefined : response].filter((part) => part !== undefined);
}

function isEmail({ _zod }: z.core.$ZodString): boolean {
  return Reflect.get(_zod.def, 'format') === 'email';
}

function takesLineFeed(text: z.core.$ZodString): boolean {
  return ['a\nb', 'Abcdef\r\n1', '1\n2'].some((broken) => z.safeParse(text, broken).success);
}
