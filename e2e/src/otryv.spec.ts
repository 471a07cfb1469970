import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { command, root } from '@otryv/local-stack';
import { expect, test } from '@playwright/test';

const args = [process.execPath, '--conditions=@otryv/source', 'tools/local-stack/src/otryv.ts', 'event', 'add', '1'];

test('a failing task explains why', async () => {
  const data = await mkdtemp(join(tmpdir(), 'otryv-task-'));
  await writeFile(join(data, 'stack.json'), JSON.stringify({ MONGODB_URI: 'nowhere' }));

  const { code, output } = await command(args, { folder: root, env: { OTRYV_DATA: data } });

  await rm(data, { recursive: true });
  expect(code).toBe(1);
  expect(output).toMatch(/The configuration is not right:[\s\S]*MONGODB_URI/);
});
