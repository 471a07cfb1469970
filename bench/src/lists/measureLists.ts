import { percentiles, timesOf } from '../measuring/times.ts';
import { answerParent } from '../product/apiProcess.ts';
import { createBuiltApi, fromDist } from '../product/builtApi.ts';
import type { Ask } from './lists.ts';

// Runs in a separate process with the built API in it, and answers the requests of its parent process.
type Document = Record<string, unknown>;

const copies = 20_000;
const requests = 300;
/** Fields that the driver adds to a command. */
const ofDriver = ['lsid', '$db', '$clusterTime', '$readPreference'];
const args = ['Кубок', 'Критериум', 'Гонка', 'Разделка', 'Заезд'];
const { searchEndings } = await fromDist('kernel/search/search-endings.js');
const { app, connection } = await createBuiltApi();
const events = connection.collection('events');
const commands: { name: string; command: Document }[] = [];
connection.getClient().on('commandStarted', ({ commandName, command }: { commandName: string; command: Document }) => {
  if (commandName !== 'getMore') commands.push({ name: commandName, command });
});

answerParent(answer);

async function answer(message: Ask): Promise<object> {
  if (message === 'ready') return fill();
  if ('read' in message) return readsOf(message.read);
  const run = message.peer ? await bareFind(message.measure) : () => get(message.measure);
  return percentiles(await timesOf(run, requests));
}

/** Copies the only event of the database, an hour apart, half of them started. */
async function fill(): Promise<object> {
  const sample = await events.findOne({}, { projection: { _id: 0 } });
  const day = Date.now();
  const copyOf = (_: unknown, index: number) => {
    const started = index % 2 === 0;
    const hours = (started ? -1 : 1) * (index + 1);
    const name = `${args[index % args.length]} номер ${index}`;
    const eventStart = new Date(day + hours * 3_600_000);
    const gameId = sample.gameId + 1 + index;
    return { ...sample, gameId, name, started, eventStart, nextImportAt: null, searchEndings: searchEndings([name]) };
  };
  await events.insertMany(Array.from({ length: copies }, copyOf));
  return {};
}

async function get(path: string): Promise<{ events: unknown[] }> {
  const { statusCode, json } = await app.inject({ url: path });
  if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}.`);
  return json();
}

async function commandsOf(path: string): Promise<{ name: string; command: Document }[]> {
  await get(path);
  commands.length = 0;
  await get(path);
  return [...commands];
}

async function readsOf(path: string): Promise<object> {
  const sent = await commandsOf(path);
  const plans = await Promise.all(sent.map(({ command }) => explained(command)));
  const find = sent.findIndex(({ name, command }) => name === 'find' && command.find === 'events');
  const { totalDocsExamined, nReturned } = plans[find].executionStats;
  const scans = plans.filter((plan) => JSON.stringify(plan).includes('COLLSCAN')).length;
  return { commands: sent.map(({ name }) => name), scans, docsExamined: totalDocsExamined, returned: nReturned };
}

function explained(sent: Document) {
  const command = Object.fromEntries(Object.entries(sent).filter(([field]) => !ofDriver.includes(field)));
  return connection.db.command({ explain: command, verbosity: 'executionStats' });
}

/** Runs the list's find alone, through the driver. */
async function bareFind(path: string): Promise<() => Promise<unknown>> {
  const sent = await commandsOf(path);
  const found = sent.find(({ name, command }) => name === 'find' && command.find === 'events');
  if (!found) throw new Error(`${path} finds no events.`);
  const { filter, sort, skip, limit, projection } = found.command;
  return () => events.find(filter, { sort, skip, limit, projection }).toArray();
}
