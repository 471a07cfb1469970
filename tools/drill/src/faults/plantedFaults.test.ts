import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@otryv/local-stack';
import { describe, expect, it } from 'vitest';
import { faultAreas } from './plantedFault.ts';
import { plantedFaults } from './plantedFaults.ts';
import { replaced } from './throwawayClone.ts';

describe('plantedFaults', () => {
  it('apply to the current code, and reference existing test files', async () => {
    const problems: string[] = [];
    for (const { name, path, from, to, by } of plantedFaults) {
      await replaced(root, path, from, to).catch((error: Error) => problems.push(`${name}: ${error.message}`));
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
