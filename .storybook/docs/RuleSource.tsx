import { docstringsOf } from './docstringsOf.ts';
import type { messagesOf } from './messages.ts';
import { Source } from './Source.tsx';

const sources = import.meta.glob<string>(
  ['../../packages/race/src/**/*.ts', '!../../packages/race/src/**/*.test.ts', '!../../packages/race/src/testing/*'],
  { query: '?raw', import: 'default' },
);

/** The docstrings of a file of `packages/race`. */
export function RuleSource({ file, messages }: { file: string; messages: ReturnType<typeof messagesOf> }) {
  const path = `packages/race/src/${file}`;
  const read = sources[`../../${path}`];

  return <Source path={path} read={read && (() => read().then(docstringsOf))} messages={messages} />;
}
