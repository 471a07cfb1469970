import { createRequire } from 'node:module';

// The version that the API runs with, not one installed for the bench.
const require = createRequire(new URL('../../../apps/api/package.json', import.meta.url));

export const { WebSocket, WebSocketServer }: typeof import('ws') = require('ws');
