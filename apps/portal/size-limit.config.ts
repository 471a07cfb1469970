import { readFileSync } from 'node:fs';

const dist = new URL('dist/', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, dist), 'utf8');
const scripts = [...read('index.html').matchAll(/<script type="module"[^>]* src="\/([^"]+)"/g)].map(([, name]) => name);
const screens = JSON.parse(read('screens.json'));

/** All scripts that the served page of a screen names: what the screen needs to be drawn and used. */
const namedBy = (key: string) => [...scripts, ...screens[key]].map((name) => `dist/${name}`);

export default [
  { name: 'portal: home', path: namedBy('home'), gzip: true, rolldown: false, limit: '160 kB' },
  { name: 'portal: a protocol', path: namedBy('raceResults'), gzip: true, rolldown: false, limit: '205 kB' },
];
