import type { FillOptions } from './fillSeason.ts';

const password = /^([\w.-]+): ([\w-]{20})$/;

/** Adds accounts with these names; existing ones get new passwords. */
export async function passwordsOf(
  runTask: FillOptions['runTask'],
  names: readonly string[],
): Promise<Map<string, string>> {
  const added = await linesOf(() =>
    runTask(['user', 'add', ...names.map((username) => `${username}=${username}@demo.example`)]),
  );
  const passwords = new Map(added.flatMap(passwordIn));
  const known = names.filter((name) => !passwords.has(name));
  const replaced = known.length > 0 ? await runTask(['user', 'password', ...known]) : [];
  return new Map([...passwords, ...replaced.flatMap(passwordIn)]);
}

/** Returns the lines of a task, even if it was partly rejected. */
async function linesOf(task: () => Promise<string[]>): Promise<string[]> {
  try {
    return await task();
  } catch (error) {
    if (error instanceof Error && error.message.includes(': username_taken: ')) return error.message.split('\n');
    throw error;
  }
}

function passwordIn(line: string): [string, string][] {
  const [, name, secret] = password.exec(line) ?? [];
  return name && secret ? [[name, secret]] : [];
}
