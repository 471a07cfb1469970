import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [portal, series = 'klub-os-osenniy-kubok-21102026'] = process.argv.slice(2);
if (!portal) throw new Error('Name the portal: node serve.mjs http://localhost:3000');
// Both are read once: restart after changing the page.
const files = new Map([
  ['/', { type: 'text/html', text: textOf('index.html') }],
  ['/style.css', { type: 'text/css', text: textOf('style.css') }],
]);

function textOf(name) {
  const text = readFileSync(new URL(name, import.meta.url), 'utf8');
  return text.replaceAll('https://otryv.example', portal).replaceAll('klub-os-osenniy-kubok-21102026', series);
}

const server = createServer(({ url }, response) => {
  const file = files.get(url ?? '/');
  if (!file) return response.writeHead(404).end();
  response.writeHead(200, { 'content-type': `${file.type}; charset=utf-8` }).end(file.text);
});

server.listen(Number(process.env.PORT ?? 8080), '127.0.0.1', () => {
  console.log(`The page is at http://localhost:${server.address().port}`);
});
