import { readFileSync } from 'node:fs';

const dist = new URL('dist/', import.meta.url);
const embeds = new URL('embed/dist/manifest.json', import.meta.url);
const { loader, frame, bundle, sheet } = JSON.parse(readFileSync(embeds, 'utf8'));
const embed = (name: string) => `embed/dist/${name}`;
const read = (name: string) => readFileSync(new URL(name, dist), 'utf8');
const scripts = [...read('index.html').matchAll(/<script type="module"[^>]* src="\/([^"]+)"/g)].map(([, name]) => name);
const screens = JSON.parse(read('screens.json'));

/** All scripts that the served page of a screen references: everything needed to render and use the screen. */
const namedBy = (key: string) => [...scripts, ...screens[key]].map((name) => `dist/${name}`);

export default [
  { name: 'portal: home', path: namedBy('home'), gzip: true, rolldown: false, limit: '157.2 kB' },
  { name: 'portal: a protocol', path: namedBy('raceResults'), gzip: true, rolldown: false, limit: '211 kB' },
  { name: 'embed: the loader', path: embed(loader), gzip: true, rolldown: false, limit: '6.6 kB' },
  { name: 'embed: the script of a frame', path: embed(frame), gzip: true, rolldown: false, limit: '10 kB' },
  // After the first interaction, or when the data changes.
  { name: 'embed: the bundle', path: embed(bundle), gzip: true, rolldown: false, limit: '192 kB' },
  { name: 'embed: its sheet', path: embed(sheet), gzip: true, rolldown: false, limit: '14.7 kB' },
];
