/** An example that is rendered: the component with these args, a story of it, or a text in its place. */
export type Example =
  | { args: Record<string, unknown> }
  | { story: string }
  /** A sentence that the product shows when something failed. */
  | { error: string }
  /** The label of a button. */
  | { button: string };

/** An example with the reason why it is right or wrong. */
export type Judged = Example & { why: string };

/** A rule of racing: what it demands, and the file of `packages/race` that holds it. */
export interface Rule {
  says: string;
  file: string;
}

/** What a designer reads of a component before the props. */
export interface Guide {
  what: string;
  /** Words people search for, in Russian and in English. */
  aliases: readonly string[];
  use: readonly string[];
  avoid: readonly string[];
  /** The parts, in reading order. */
  anatomy: readonly string[];
  /** How its texts are written. */
  words: readonly string[];
  good: Judged;
  bad: Judged;
  /** `null` where no rule of racing is behind the component. */
  rule: Rule | null;
  /** Titles of related components. */
  related: readonly string[];
  /** `stable` without it. */
  status?: 'beta';
  /** Whether it fills a whole page and so is not for pages of others. */
  isWholePage?: true;
  /** Whether no package exports it. */
  isInternal?: true;
  /** The exported name, where the title is another one. */
  exported?: string;
}

/** Guides by the titles of their components. */
export type Guides = Record<string, Guide>;

export const statusOf = ({ status }: Guide): 'stable' | 'beta' => status ?? 'stable';

/** The name under which a package exports the component. */
export const exportedName = (title: string, guide: Guide | undefined) =>
  guide?.exported ?? title.slice(title.lastIndexOf('/') + 1);
