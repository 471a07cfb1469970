import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { contract, type Endpoint } from '@otryv/contract';
import { openEndpointsFile, openEndpointsModule } from './openEndpoints.ts';

const root = resolve(import.meta.dirname, '../../..');

// Generates the files derived from the contract: the OpenAPI description, and the portal's data about each call.
const endpoints = Object.values(contract).flatMap((domain) => Object.values<Endpoint>(domain));
writeFileSync(join(root, openEndpointsFile), openEndpointsModule(endpoints));
execFileSync(
  process.execPath,
  ['--conditions=@otryv/source', join(root, 'apps/api/src/kernel/openapi/write-openapi.ts')],
  { stdio: 'inherit' },
);
