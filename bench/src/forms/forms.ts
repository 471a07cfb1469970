import { buildPages } from '../browser/buildPages.ts';
import { openBrowser } from '../browser/openBrowser.ts';
import { serveFolder } from '../browser/serveFolder.ts';
import { comparedLine, infoLine, type Line, milliseconds } from '../measuring/goal.ts';
import { compare, interleave, middle, ours, type RoundsWanted } from '../measuring/rounds.ts';
import { typeInto } from './typeInto.ts';

const bare = 'bare';

/** Measures the cost of a keystroke in the event editor with five groups, against a bare controlled input. */
export async function* bench(log: (line: string) => void, wanted: RoundsWanted = {}): AsyncIterable<Line> {
  log('Building the pages …');
  const site = await serveFolder(await buildPages({ folder: 'forms', names: [ours, bare] }));
  const browser = await openBrowser();
  try {
    const contenders = {
      [ours]: () => typeInto(browser, `${site.origin}/${ours}.html`, { opens: /^Название: / }),
      [bare]: () => typeInto(browser, `${site.origin}/${bare}.html`),
    };
    const rounds = await interleave(contenders, wanted);
    yield comparedLine({
      goal: '',
      what: 'script of a key, event editor with five groups, against a bare input',
      limit: { atMost: 3 },
      comparison: compare(rounds, bare, 'keyMs'),
      format: milliseconds,
    });
    yield infoLine('  script of the commit that follows', milliseconds(middle(rounds, ours, 'commitMs')));
  } finally {
    await browser.close();
    await site.close();
  }
}
