import { whole } from './counts.ts';
import { packedFolder } from './packages.ts';
import { runStages } from './runStages.ts';
import type { Stage } from './stage.ts';
import { stages } from './stages.ts';

interface Part {
  name: string;
  about: string;
  stages: readonly Stage[];
}

const source = '--conditions=@otryv/source';
/** Code whose speed and endurance the load drills measure. */
const served = [
  'apps/api/src',
  'packages/race/src',
  'packages/contract/src',
  'tools/drill/src',
  'tools/local-stack/src',
];

const parts: readonly Part[] = [
  {
    name: 'tests',
    about:
      'unit, component, portal and API tests, shuffled, with ten times the property runs and floods at their sizes; the worked example',
    stages: ['unit', 'components', 'portal', 'api', 'example'].map(wholeStage),
  },
  {
    name: 'screens',
    about: 'every story in every network state with axe, and every picture on a separate load',
    stages: ['stories', 'baselines'].map(wholeStage),
  },
  {
    name: 'journeys',
    about: 'every address as each role in both themes and widths, and the drills of journeys at their sizes',
    stages: [{ ...wholeStage('e2e'), seconds: 2_400 }],
  },
  {
    name: 'release',
    about: 'the packages published to a local registry and installed from it by npm and pnpm',
    stages: [wholeStage('packages'), dryRun(wholeStage('packages'))],
  },
  {
    name: 'drills',
    about: 'clocks, fuzz, the flood of the game, a million results, an upgrade, and the planted faults',
    stages: [
      drill('clocks', 900),
      drill('fuzz', 200),
      drill('flood', 120),
      drill('restore', 120),
      drill('upgrade', 150, { inputs: undefined }),
      drill('faults', 1_800, { inputs: undefined }),
    ],
  },
  {
    name: 'load',
    about: 'load, bursts, slow clients and stops; only where the served code changed',
    stages: [drill('load', 660), drill('burst', 60), drill('slow', 120), drill('shutdown', 200)],
  },
  {
    name: 'mutation',
    about: 'mutants of the rules of racing, the contract, the client, and the pure files of the API and the portal',
    stages: [
      mutation('race', 2_400),
      mutation('contract', 300),
      mutation('client', 300),
      mutation('api', 600),
      mutation('portal', 300),
    ],
  },
];

/**
 * `npm run check:full`: the complete checks, in named parts shorter than an hour each.
 *
 * Results for the same inputs accumulate: green ones are not run again.
 */
export async function checkFull(names: readonly string[]): Promise<number> {
  const unknown = names.filter((name) => !parts.some((part) => part.name === name));
  if (unknown.length > 0) {
    console.error(`There is no part ${unknown.join(', ')}. Parts:`);
    for (const { name, about } of parts) console.error(`  ${name.padEnd(10)} ${about}`);
    return 2;
  }
  const env = { CHECK_FULL: '1', EVERY_LOOK: '1' };
  Object.assign(process.env, env);
  let code = 0;
  for (const part of parts.filter(({ name }) => names.length === 0 || names.includes(name))) {
    console.log(`\n${part.name}: ${part.about}`);
    const builds = stages.filter(({ isBuild }) => isBuild);
    code = Math.max(code, await runStages([...builds, ...part.stages], { continues: true, resumes: true, env }));
  }
  return code;
}

/** Creates a full-size stage of `npm test`, recorded separately from its short form. */
function wholeStage(name: string): Stage {
  const stage = stages.find((one) => one.name === name);
  if (!stage) throw new Error(`There is no stage ${name}.`);
  return { ...stage, name: `whole ${name}` };
}

function dryRun({ inputs }: Stage): Stage {
  return {
    name: 'dry run',
    cores: 1,
    seconds: 90,
    needs: ['packed'],
    inputs,
    run: async ({ command }) =>
      whole(
        await command(['node', source, 'tools/packages/src/release.ts', '--dry-run'], { OTRYV_PACKED: packedFolder }),
      ),
  };
}

function drill(name: string, seconds: number, more: Partial<Stage> = {}): Stage {
  return {
    name: `drill ${name}`,
    cores: 2,
    seconds,
    needs: ['packed', 'product'],
    inputs: served,
    run: async ({ command }) => whole(await command(['node', source, 'tools/drill/src/main.ts', name])),
    ...more,
  };
}

function mutation(name: string, seconds: number): Stage {
  return {
    name: `mutation ${name}`,
    cores: 2,
    seconds,
    needs: ['packed'],
    run: async ({ command }) => whole(await command(['node', source, 'tools/mutation/src/main.ts', name])),
  };
}
