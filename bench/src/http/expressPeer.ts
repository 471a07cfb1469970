import { readFileSync } from 'node:fs';
import compression from 'compression';
import express from 'express';

// The set-up of most portals: the object in memory, serialized and compressed for every request.
const protocol: unknown = JSON.parse(readFileSync(process.env.PROTOCOL_JSON ?? '', 'utf8'));
const app = express();
app.use(compression());
app.get('/api/race/results/:id', (_request, response) => {
  response.json(protocol);
});
app.listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.('ready'));
