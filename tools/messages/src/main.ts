import { resolve } from 'node:path';
import { writeModules } from './writeModules.ts';

try {
  await writeModules(resolve(import.meta.dirname, '../../..'));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
