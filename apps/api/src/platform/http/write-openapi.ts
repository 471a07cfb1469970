import { writeFileSync } from 'node:fs';
import { openApi } from './openapi.ts';

// Run from apps/api: node --conditions=@otryv/source src/platform/http/write-openapi.ts
writeFileSync(new URL('../../../openapi.json', import.meta.url), `${JSON.stringify(openApi(), null, 2)}\n`);
