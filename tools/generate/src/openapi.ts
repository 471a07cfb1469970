import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { contract, type Endpoint } from '@otryv/contract';
import { openEndpointsFile, openEndpointsModule } from './openEndpoints.ts';

const root = resolve(import.meta.dirname, '../../..');

// What follows from the contract: the description for others, and for the portal what it has to know of each call.
const endpoints = Object.values(contract).flatMap((domain) => Object.values<Endpoint>(domain));
writeFileSync(join(root, openEndpointsFile), openEndpointsModule(endpoints));
execFileSync(
  process.execPath,
  ['--conditions=@otryv/source', join(root, 'apps/api/src/kernel/openapi/write-openapi.ts')],
  { stdio: 'inherit' },
);
