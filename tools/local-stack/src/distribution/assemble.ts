import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../paths.ts';
import { StackProblem } from '../StackProblem.ts';
import { productionModules } from './productionModules.ts';
import { bytesOf, isForDevelopers } from './weight.ts';

/** Output of `npm run build`: everything that a machine with Node needs to run the portal. */
export const distribution = join(root, 'dist');

const mostMegabytes = 230;
const parts = {
  api: 'apps/api/dist',
  portal: 'apps/portal/dist',
  'portal-server': 'apps/portal/server/dist',
  embed: 'apps/portal/embed/dist',
  guide: 'docs/guide',
};
const ownModules = ['contract', 'race'];
const wantedNode = 24;

/** Source of a program of the build: sets up React, stack traces and the guide before anything is loaded. */
const program = (module: string) => `if (Number(process.versions.node.split('.')[0]) < ${wantedNode}) {
  console.error(\`Отрыв needs Node ${wantedNode} or newer: this is \${process.version}.\`);
  process.exit(2);
}
process.env.NODE_ENV = 'production';
process.env.GUIDE_FOLDER ??= \`\${import.meta.dirname}/guide\`;
process.setSourceMapsEnabled(true);
await import('./api/${module}.js');
`;

/** Source of a container's health check, which exits with 0 if the server of this machine reaches its database. */
const health = `const { HOST = '127.0.0.1', PORT = '3000' } = process.env;
const host = ['0.0.0.0', '::'].includes(HOST) ? 'localhost' : HOST.includes(':') ? \`[\${HOST}]\` : HOST;
const isHealthy = await fetch(\`http://\${host}:\${PORT}/api/health\`).then(
  ({ ok }) => ok,
  () => false,
);
process.exit(isHealthy ? 0 : 1);
`;

export interface Assembled {
  /** Size of `dist` and of the Node that runs it. */
  megabytes: number;
  /** Sizes of the parts as text. */
  parts: string;
}

/** Assembles `dist` from the output of `build`. Throws a StackProblem if it has grown too large. */
export async function assemble(log: (line: string) => void): Promise<Assembled> {
  // Written last: an interrupted build does not start.
  const programs = { 'serve.js': program('serve'), 'otryv.js': program('cli'), 'health.js': health };
  for (const name of Object.keys(programs)) await rm(join(distribution, name), { force: true });
  await mkdir(distribution, { recursive: true });
  await productionModules(distribution, log);
  for (const name of ownModules) await copyModule(name);
  for (const [part, folder] of Object.entries(parts)) await replace(join(root, folder), join(distribution, part));
  await writeFile(join(distribution, 'package.json'), await manifest());
  for (const [name, text] of Object.entries(programs)) await writeFile(join(distribution, name), text);
  return weigh();
}

async function copyModule(name: string): Promise<void> {
  const [from, to] = [join(root, 'packages', name), join(distribution, 'node_modules', '@otryv', name)];
  await rm(to, { recursive: true, force: true });
  await mkdir(to, { recursive: true });
  await cp(join(from, 'package.json'), join(to, 'package.json'));
  await cp(join(from, 'dist'), join(to, 'dist'), { recursive: true, filter: (path) => !isForDevelopers(path) });
}

async function replace(from: string, to: string): Promise<void> {
  const next = `${to}.next`;
  await rm(next, { recursive: true, force: true });
  await cp(from, next, { recursive: true });
  await rm(to, { recursive: true, force: true });
  await rename(next, to);
}

async function manifest(): Promise<string> {
  const { name, license } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const wanted = { name, license, private: true, type: 'module', engines: { node: `>=${wantedNode}` } };
  return `${JSON.stringify({ ...wanted, scripts: { start: 'node --max-semi-space-size=4 serve.js' } }, null, 2)}\n`;
}

async function weigh(): Promise<Assembled> {
  const folders = ['node_modules', ...Object.keys(parts)].filter((folder) => existsSync(join(distribution, folder)));
  const sizes = await Promise.all(
    folders.map(async (folder) => ({ name: folder, bytes: await bytesOf(join(distribution, folder)) })),
  );
  sizes.push({ name: 'Node', bytes: await bytesOf(process.execPath) });
  const inMegabytes = (bytes: number) => Math.ceil(bytes / 1e6);
  const megabytes = inMegabytes(sizes.reduce((sum, { bytes }) => sum + bytes, 0));
  const listed = sizes.map(({ name, bytes }) => `${name} ${inMegabytes(bytes)} MB`).join(', ');
  if (megabytes > mostMegabytes)
    throw new StackProblem(`dist has ${megabytes} MB with Node, and may have ${mostMegabytes}: ${listed}.`);
  return { megabytes, parts: listed };
}
