import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';

const [portal, series = 'klub-os-osenniy-kubok-21102026'] = process.argv.slice(2);
if (!portal) throw new Error('Name the portal: node serve.mjs http://localhost:3000');
const types = { 'index.html': 'text/html; charset=utf-8', 'style.css': 'text/css; charset=utf-8' };

const server = createServer(async ({ url }, response) => {
  const name = new URL(url ?? '/', 'http://localhost').pathname.slice(1) || 'index.html';
  // Only names of this list are read, so no path leads out of the folder.
  if (!Object.hasOwn(types, name)) return response.writeHead(404).end();
  const text = await readFile(new URL(name, import.meta.url), 'utf8');
  const page = text.replaceAll('https://otryv.example', portal).replaceAll('klub-os-osenniy-kubok-21102026', series);
  response.writeHead(200, { 'content-type': types[name] }).end(page);
});

server.listen(Number(process.env.PORT ?? 8080), '127.0.0.1', () => {
  console.log(`The page is at http://localhost:${server.address().port}`);
});
