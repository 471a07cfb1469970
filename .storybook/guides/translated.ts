import type { AnyTranslation, Guide, Judged } from './guide.ts';

/** Applies a translation to a guide; untranslated parts stay the guide's own. */
export function translated(guide: Guide, { good, bad, rule, ...texts }: AnyTranslation): Guide {
  return {
    ...guide,
    ...texts,
    good: judged(guide.good, good),
    bad: judged(guide.bad, bad),
    rule: guide.rule && rule !== undefined ? { ...guide.rule, says: rule } : guide.rule,
  };
}

function judged(own: Judged, { args, ...words }: AnyTranslation['good']): Judged {
  return 'args' in own ? { ...own, ...words, args: { ...own.args, ...args } } : { ...own, ...words };
}
