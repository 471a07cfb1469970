import { describe, expect, it } from 'vitest';
import { cyclesInSources, folderCycles } from './folderCycles.ts';
import { graphOf, sourceGraph } from './sourceGraph.ts';

const importing = (...targets: string[]) => targets.map((target) => `import { x } from '${target}';`).join('\n');

describe('folderCycles', () => {
  it('finds folders that import each other, directly, transitively or through subfolders', () => {
    const graph = graphOf(
      new Map([
        ['app/index.ts', importing('./low/low.ts', './a/a.ts')],
        ['app/low/low.ts', importing('../index.ts')],
        ['app/a/a.ts', importing('../b/b.ts')],
        ['app/b/b.ts', "import type { x } from '../c/c.ts';"],
        ['app/c/c.ts', importing('../a/a.ts', '../low/low.ts')],
        ['app/area/one/one.ts', importing('../two/two.ts', '../area.ts')],
        ['app/area/two/two.ts', importing('../../low/low.ts')],
        ['app/area/area.ts', importing('./one/one.ts')],
        ['app/left/up/up.ts', importing('../../right/down/down.ts')],
        ['app/right/up/up.ts', importing('../../left/down/down.ts')],
        ['app/low/low.test.ts', importing('../a/a.ts')],
      ]),
    );

    expect(folderCycles(graph, 'app')).toEqual(['a ↔ b ↔ c', 'left ↔ right', 'area ↔ area/one']);
  });

  it('finds none in our sources', () => {
    expect(cyclesInSources(sourceGraph())).toEqual([]);
  });
});
