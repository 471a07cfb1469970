import type { PlantedFault } from './plantedFault.ts';

const wire = (name: string, path: string, from: string, to: string, test: string): PlantedFault => ({
  name,
  area: 'contract',
  path: `packages/contract/src/${path}.ts`,
  from,
  to,
  by: { project: 'unit', file: `packages/contract/src/${test}.test.ts` },
});

export const contractFaults: readonly PlantedFault[] = [
  wire('a game id of nought', 'address', "gameId: '[1-9]\\\\d{0,15}'", "gameId: '\\\\d{1,16}'", 'addresses'),
  wire('a sixth group', 'events/editing', 'z.maximum(5))', 'z.maximum(6))', 'events/editing'),
  wire(
    'vice-captains who own the team',
    'abilities',
    "can(both, 'teamManager');",
    "can(both, ['teamManager', 'teamCreator']);",
    'abilities',
  ),
  wire(
    'moderators who change every event',
    'abilities',
    "can('read', ['clubModerator', 'Event']);",
    "can(both, ['clubModerator', 'Event']);",
    'abilities',
  ),
  wire('a club id that keeps its capitals', 'values', 'z.trim(), z.toLowerCase(), ', 'z.trim(), ', 'values'),
  wire(
    'an address open to everybody',
    'logs/addresses',
    "pattern: '/logs/errors', access: 'moderator'",
    "pattern: '/logs/errors', access: 'public'",
    'everyAddress',
  ),
];
