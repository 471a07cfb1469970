import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { plainPng } from '../wire/plainPng.ts';
import { gameJerseys, gameMaps, gameSegments, newPictureName, newRoutes } from '../world/catalogue.ts';

const pictureNames = new Set([
  ...[...gameJerseys, ...gameMaps.flatMap(({ routes }) => routes)].map(
    ({ imageUrl }) => imageUrl?.split('/static/zc/')[1],
  ),
  ...Object.values(newRoutes).map((route) => `ROUTES/${newPictureName(route)}`),
]);

export const dictionaryPath = '/gameassets/GameDictionary.xml';

/** Routes for the content of the game, as `game_info` and the public dictionary list it. */
export function catalogueRoutes(app: FastifyInstance): void {
  app.get('/api/game_info', async ({ headers }, reply) => {
    if (headers['zwift-api-version'] !== '2.7') return reply.code(406).send({ message: 'Zwift-Api-Version: 2.7' });
    return reply.type('application/json').send(infoText());
  });
  app.get<{ Params: { '*': string } }>('/static/zc/*', async ({ params: { '*': name } }, reply) => {
    if (!pictureNames.has(name)) return reply.code(404).send();
    const [red = 0, green = 0, blue = 0] = createHash('sha256').update(name).digest();
    const [width, height] = name.startsWith('ROUTES/') ? [640, 360] : [128, 128];
    return reply.type('image/png').send(plainPng(width, height, [red, green, blue]));
  });
  app.get(dictionaryPath, async (_request, reply) => reply.type('application/xml').send(dictionaryText()));
}

/** Returns the text with segment ids as numbers, which JSON.stringify would round. */
function infoText(): string {
  const info = { gameInfoHash: '1', maps: gameMaps, schedules: [], jerseys: gameJerseys, segments: gameSegments };
  return JSON.stringify(info).replaceAll(/"id":"(-?\d+)"/g, '"id":$1');
}

function dictionaryText(): string {
  const added = new Map<number, (typeof newRoutes)[keyof typeof newRoutes]>(
    Object.values(newRoutes).map((route) => [route.id, route]),
  );
  const routes = gameMaps.flatMap(({ name: map, routes }) =>
    routes.map(({ id, name, imageUrl }) => {
      const own = added.get(id);
      const imageName = stemOf(own ? newPictureName(own) : imageUrl);
      return element('ROUTE', { signature: id, name, map: own?.map ?? map, imageName, eventPaddocks: own?.paddocks });
    }),
  );
  const jerseys = gameJerseys.map(({ id, name, imageUrl }) =>
    element('JERSEY', { signature: id, name, imageName: stemOf(imageUrl) }),
  );
  const segments = gameSegments.map(({ id, archFriendlyName: name }) => element('SEGMENT', { signature: id, name }));
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<GameDictionary>',
    list('ROUTES', routes),
    list('JERSEYS', jerseys),
    list('SEGMENTS', segments),
    '</GameDictionary>',
  ].join('\n');
}

function list(name: string, elements: readonly string[]): string {
  return `<${name}>${elements.join('')}</${name}>`;
}

function element(name: string, attributes: Readonly<Record<string, string | number | undefined>>): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escaped(String(value))}"`);
  return `<${name}${written.join('')}/>`;
}

function escaped(text: string): string {
  const marked = text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
  return marked.replaceAll(/[^ -~]/gu, (letter) => `&#x${letter.codePointAt(0)?.toString(16)};`);
}

function stemOf(imageUrl = ''): string {
  return (imageUrl.split('/').at(-1) ?? '').replace(/\.png$/, '');
}
