import { root } from '@otryv/local-stack';
import { describe, expect, it } from 'vitest';
import { plantedFaults } from './plantedFaults.ts';
import { replaced } from './throwawayClone.ts';

describe('plantedFaults', () => {
  it.each(plantedFaults)('can be planted in what stands here: $name', async ({ path, from, to }) => {
    await expect(replaced(root, path, from, to)).resolves.toContain(to);
  });

  it('can be told apart by the stage and the words that catch them', () => {
    expect(new Set(plantedFaults.map(({ name }) => name)).size).toBe(plantedFaults.length);
  });
});
