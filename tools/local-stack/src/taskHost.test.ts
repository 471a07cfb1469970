import { afterEach, describe, expect, it } from 'vitest';
import { openTaskHost, type TaskHost } from './taskHost.ts';
import { isRunning, lineOf, startParent } from './testing/parents.ts';

// Uses the protocol of the API's host, and runs its own tasks, which print, fail, crash or run until stopped.
const script = `
  const send = (message) => process.send(message);
  process.on('message', async ({ args: [name, ...rest] }) => {
    if (name === 'die') process.kill(process.pid, 'SIGKILL');
    send({ line: name + ' begins' });
    await new Promise(setImmediate);
    for (const line of rest) send({ line });
    if (name === 'pid') send({ line: String(process.pid) });
    if (name === 'fail') send({ failures: 1, complaint: 'not found: no such race' });
    else send({ failures: name === 'refuse' ? 2 : 0 });
  });
  process.on('disconnect', () => process.exit());
  send('ready');
`;

let host: TaskHost;

function open(lines = script): number[] {
  const pids: number[] = [];
  host = openTaskHost({ env: {}, args: ['-e', lines], onStart: (pid) => pid !== undefined && pids.push(pid) });
  return pids;
}

/** Whether its parent has also noticed its end: before that it is a zombie. */
function isReaped(pid: number): boolean {
  try {
    return !process.kill(pid, 0);
  } catch {
    return true;
  }
}

afterEach(() => host?.stop());

describe('the task host', () => {
  it('starts at the first task, and runs the next in the same process', async () => {
    const pids = open();
    expect(pids).toEqual([]);

    const [first, second] = [await host.run(['pid']), await host.run(['pid'])];

    expect(second).toEqual(first);
    expect(pids.map(String)).toEqual(first.slice(1));
  });

  it('runs tasks one after another, and streams the lines of each to its caller', async () => {
    open();
    const logged: string[] = [];
    const ask = (name: string) => host.run([name, 'one', 'two\n\nthree'], (line) => logged.push(`${name}: ${line}`));

    const [first, second] = await Promise.all([ask('a'), ask('b')]);

    expect(first).toEqual(['a begins', 'one', 'two', 'three']);
    expect(second).toEqual(['b begins', 'one', 'two', 'three']);
    expect(logged).toEqual([...first.map((line) => `a: ${line}`), ...second.map((line) => `b: ${line}`)]);
  });

  it('rejects with the lines of a failed task, and runs the next', async () => {
    open();

    await expect(host.run(['fail', 'line'])).rejects.toThrow(/^fail begins\nline\nnot found: no such race$/);
    await expect(host.run(['refuse'])).rejects.toThrow(/^refuse begins$/);
    expect(await host.run(['next'])).toEqual(['next begins']);
  });

  it('rejects the task whose process dies, and starts another process for the next', async () => {
    const pids = open();

    const [dying, next] = await Promise.allSettled([host.run(['die']), host.run(['next'])]);

    expect(dying).toMatchObject({
      reason: expect.objectContaining({ message: 'The host of tasks ended before the task did.' }),
    });
    expect(next).toMatchObject({ value: ['next begins'] });
    expect(new Set(pids).size).toBe(2);
  });

  it('starts another process after one was killed between tasks', async () => {
    const [first] = [open(), await host.run(['next'])];
    process.kill(first[0] ?? 0, 'SIGKILL');
    await expect.poll(() => isReaped(first[0] ?? 0)).toBe(true);

    expect(await host.run(['next'])).toEqual(['next begins']);
    expect(first).toHaveLength(2);
  });

  it('rejects with the output of a process that does not start', async () => {
    open("console.error('MONGODB_URI is wrong'); process.exit(1)");

    await expect(host.run(['next'])).rejects.toThrow(/stopped \(code 1\)\.\nMONGODB_URI is wrong$/);
  });

  it('runs nothing once it is stopped, and leaves no process', async () => {
    const pids = open();
    await host.run(['next']);

    await host.stop();

    expect(await isRunning(pids[0] ?? 0)).toBe(false);
    await expect(host.run(['next'])).rejects.toThrow('has been stopped');
  });

  it('ends with the process that opened it', async () => {
    open();
    const parent = startParent(`
      import { openTaskHost } from './taskHost.ts';
      const args = ['-e', "process.on('message', () => undefined); process.send('ready'); setInterval(() => undefined, 1000)"];
      const host = openTaskHost({ env: {}, args, onStart: (pid) => console.log(pid) });
      void host.run(['endless']);
    `);
    const pid = Number(await lineOf(parent));
    const wasRunning = await isRunning(pid);

    parent.kill('SIGKILL');

    await expect.poll(() => isRunning(pid), { timeout: 30_000 }).toBe(false);
    expect(wasRunning).toBe(true);
  });
});
