import { firstLines, isOfTarget } from './changedLines.ts';
import { type Mutants, mutate } from './mutate.ts';
import { targets } from './targets.ts';

/** Number of lines that can be mutated within two minutes. */
const mostLines = 120;
/** Number of survivors that may all be equivalent mutants. */
const harmless = 4;

const [name = 'race', ...lines] = process.argv.slice(2);
process.exitCode = name === 'changed' ? await ofChange() : await ofWhole();

/** Mutates given lines only, as `file:from-to`, whatever their target. */
async function ofChange(): Promise<number> {
  const touched = Object.entries(targets).flatMap(([key, target]) => {
    const own = lines.filter((line) => isOfTarget(line, target.mutate));
    return own.length > 0 ? [{ key, target, own }] : [];
  });
  let code = 0;
  for (const { key, target, own } of touched) {
    const chosen = firstLines(own, Math.floor(mostLines / touched.length));
    const mutants = await mutate(`${key}-changed`, { ...target, mutate: chosen });
    if (unnoticed(mutants) > harmless && score(mutants) < target.least) code = 1;
  }
  return code;
}

async function ofWhole(): Promise<number> {
  const target = targets[name];
  if (!target) {
    console.error(`There is no target "${name}". Choose one of: ${Object.keys(targets).join(', ')}, changed.`);
    return 2;
  }
  return score(await mutate(name, target)) < target.least ? 1 : 0;
}

/** Computes the percentage of mutants that a test noticed. */
function score(mutants: Mutants): number {
  const noticed = mutants.filter(({ status }) => status === 'Killed' || status === 'Timeout').length;
  const counted = noticed + unnoticed(mutants);
  return counted === 0 ? 100 : (100 * noticed) / counted;
}

function unnoticed(mutants: Mutants): number {
  return mutants.filter(({ status }) => status === 'Survived' || status === 'NoCoverage').length;
}
