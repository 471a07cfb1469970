import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@otryv/local-stack';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { faultAreas } from './plantedFault.ts';
import { plantedFaults } from './plantedFaults.ts';
import { replaced } from './throwawayClone.ts';

describe('plantedFaults', () => {
  it('apply to the current code, keep it parseable, and reference existing test files', async () => {
    const problems: string[] = [];
    for (const { name, path, from, to, by } of plantedFaults) {
      try {
        problems.push(...syntaxErrors(path, await replaced(root, path, from, to)).map((error) => `${name}: ${error}`));
      } catch (error) {
        problems.push(`${name}: ${String(error)}`);
      }
      if ('file' in by && !existsSync(join(root, by.file))) problems.push(`${name}: there is no ${by.file}`);
    }

    expect(problems).toEqual([]);
  });

  it('number at least forty, five per area, with unique names', () => {
    const sparse = faultAreas.filter((area) => plantedFaults.filter((fault) => fault.area === area).length < 5);

    expect(sparse).toEqual([]);
    expect(plantedFaults.length).toBeGreaterThanOrEqual(40);
    expect(new Set(plantedFaults.map(({ name }) => name)).size).toBe(plantedFaults.length);
  });
});

/** Returns the syntax errors of changed code: every test fails on code that does not parse, which proves nothing. */
function syntaxErrors(path: string, text: string): string[] {
  if (!/\.tsx?$/.test(path)) return [];
  const { diagnostics = [] } = ts.transpileModule(text, { fileName: path, reportDiagnostics: true });
  return diagnostics.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}
