import { XMLParser, XMLValidator } from 'fast-xml-parser';
import * as z from 'zod/mini';
import { blankRoute, type FoundCatalogue, type FoundRoute, pictureNameOf } from './found-catalogue.ts';

/** The dictionary is not XML, or not of its shape. */
export class DictionaryUnreadable extends Error {}

// A document that declares entities is rejected, so only the five of XML itself and numeric character references are
// replaced.
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  processEntities: false,
  attributeValueProcessor: (_name, value) => unescaped(value),
  isArray: (name) => ['ROUTE', 'JERSEY', 'SEGMENT'].includes(name),
});

const signature = z.pipe(
  z.string().check(z.regex(/^\d{1,10}$/)),
  z.transform((value) => Number(value)),
);
const text = z.catch(z.nullable(z.string()), null);
const list = z.catch(z.array(z.unknown()), []);
const dictionary = z.object({
  GameDictionary: z.object({
    ROUTES: z.object({ ROUTE: z.array(z.unknown()) }),
    JERSEYS: z.catch(z.object({ JERSEY: list }), { JERSEY: [] }),
    SEGMENTS: z.catch(z.object({ SEGMENT: list }), { SEGMENT: [] }),
  }),
});
const route = z.object({ signature, name: text, map: text, imageName: text, eventPaddocks: text });
const jersey = z.object({ signature, name: text, imageName: text });
const segment = z.object({ signature: z.string().check(z.regex(/^-?\d{1,24}$/)), name: text });

/**
 * Reads the catalogue from the game's public dictionary: names, images and start pockets. Throws DictionaryUnreadable.
 */
export function readDictionary(xml: string): FoundCatalogue {
  const { ROUTES, JERSEYS, SEGMENTS } = parsed(xml).GameDictionary;
  const routes = readable(route, ROUTES.ROUTE);
  return {
    maps: [...new Set(routes.flatMap(({ map }) => map ?? []))],
    routes: routes.map(toFoundRoute),
    jerseys: readable(jersey, JERSEYS.JERSEY).map(({ signature: id, name, imageName }) => ({
      id,
      name: name ?? '',
      pictureName: pictureOf(imageName),
    })),
    segments: readable(segment, SEGMENTS.SEGMENT).map(({ signature: id, name }) => ({ id, name: name ?? '' })),
  };
}

function parsed(xml: string): z.output<typeof dictionary> {
  if (/<!(DOCTYPE|ENTITY)/i.test(xml)) throw new DictionaryUnreadable('The dictionary declares a document type.');
  if (XMLValidator.validate(xml) !== true) throw new DictionaryUnreadable('The dictionary is not XML.');
  const { data, error } = dictionary.safeParse(parser.parse(xml));
  if (data === undefined) throw new DictionaryUnreadable('The dictionary has another shape.', { cause: error });
  return data;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const reference = /&(?:#(?<decimal>\d{1,7})|#x(?<hex>[\da-fA-F]{1,6})|(?<entity>amp|lt|gt|quot|apos));/g;
// Characters allowed in XML 1.0.
const character = /^[\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]$/u;
const lastCodePoint = 0x10ffff;

/** Replaces references in one pass, since a replaced "&" begins no other reference; invalid references stay. */
function unescaped(value: string): string {
  return value.replaceAll(reference, (written, decimal?: string, hex?: string, entity?: string) => {
    if (entity !== undefined) return entities[entity] ?? written;
    const codePoint = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
    if (codePoint > lastCodePoint) return written;
    const replaced = String.fromCodePoint(codePoint);
    return character.test(replaced) ? replaced : written;
  });
}

function readable<T extends z.ZodMiniType>(schema: T, items: readonly unknown[]): z.output<T>[] {
  return items.flatMap((item) => {
    const { success, data } = schema.safeParse(item);
    return success ? [data] : [];
  });
}

function toFoundRoute({ signature: id, name, map, imageName, eventPaddocks }: z.output<typeof route>): FoundRoute {
  return {
    id,
    ...blankRoute,
    name: name?.trim() || null,
    map: map || null,
    pictureName: pictureOf(imageName),
    eventPaddocks: pocketsOf(eventPaddocks),
  };
}

function pocketsOf(given: string | null): string | null {
  const pockets = given?.replaceAll(/\s/g, '') ?? '';
  return /^\d{1,3}(,\d{1,3}){0,9}$/.test(pockets) ? pockets : null;
}

function pictureOf(imageName: string | null): string | null {
  return pictureNameOf(imageName && `${imageName.replace(/\.png$/, '')}.png`);
}
