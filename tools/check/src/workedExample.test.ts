import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { change, stepsBelow } from './workedExample.ts';

const text = `# Title

## Before

\`\`\`sh
npm run other
\`\`\`

## An example

\`\`\`sh
npm run one
npm run two -- words
\`\`\`

And by hand:

\`\`\`diff
--- a.ts
 const a = 1;
-const b = 2;
+const b = 3;
+
+const c = 4;
--- b.ts
-old
\`\`\`
`;

it('extracts commands and changes in the order of the text, under one heading only', () => {
  expect(stepsBelow('An example', text)).toEqual([
    { command: 'npm run one' },
    { command: 'npm run two -- words' },
    { path: 'a.ts', from: 'const a = 1;\nconst b = 2;\n', to: 'const a = 1;\nconst b = 3;\n\nconst c = 4;\n' },
    { path: 'b.ts', from: 'old\n', to: '' },
  ]);
});

it.each(['Nothing', 'Title'])('throws for a text without steps below "%s"', (heading) => {
  expect(() => stepsBelow(heading, '## Title\n\nWords.\n')).toThrow(heading);
});

it('changes one place, and throws if the place does not occur exactly once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'otryv-example-'));
  try {
    await writeFile(join(folder, 'a.ts'), 'one\ntwo\ntwo\n');

    await change(folder, { path: 'a.ts', from: 'one\n', to: 'three\n' });
    expect(await readFile(join(folder, 'a.ts'), 'utf8')).toBe('three\ntwo\ntwo\n');
    for (const from of ['two\n', 'one\n'])
      await expect(change(folder, { path: 'a.ts', from, to: '' })).rejects.toThrow('a.ts has these lines');
  } finally {
    await rm(folder, { recursive: true });
  }
});
