import type { messagesOf } from './messages.ts';
import { Source } from './Source.tsx';

const sources = import.meta.glob<string>('../../examples/*/{README.md,index.html,src/*}', {
  query: '?raw',
  import: 'default',
});

/** A file of another site's example. */
export function ExampleSource({ file, messages }: { file: string; messages: ReturnType<typeof messagesOf> }) {
  const path = `examples/${file}`;

  return <Source path={path} read={sources[`../../${path}`]} messages={messages} />;
}
