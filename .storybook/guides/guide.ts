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
  /** Files of `examples` that show how another site does it. */
  examples?: readonly string[];
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

/** The English of guides: a guide, a text of a list or an example that lacks it does not compile. */
export type Translations<G extends Guides> = { readonly [Title in keyof G]: Translation<G[Title]> };

/** The English of one guide; what has no words in it stays with the guide. */
export type Translation<G extends Guide> = {
  what: string;
  use: TextsFor<G['use']>;
  avoid: TextsFor<G['avoid']>;
  anatomy: TextsFor<G['anatomy']>;
  words: TextsFor<G['words']>;
  good: JudgedFor<G['good']>;
  bad: JudgedFor<G['bad']>;
} & (G['rule'] extends null ? { rule?: never } : { rule: string });

/** A translation whose guide is not known. */
export interface AnyTranslation {
  what: string;
  use: readonly string[];
  avoid: readonly string[];
  anatomy: readonly string[];
  words: readonly string[];
  good: AnyJudged;
  bad: AnyJudged;
  rule?: string | undefined;
}

interface AnyJudged {
  why: string;
  args?: Record<string, unknown>;
  error?: string;
  button?: string;
}

type TextsFor<Texts extends readonly string[]> = { readonly [At in keyof Texts]: string };

/** Args replace those that have Russian words in them. */
type JudgedFor<J extends Judged> = { why: string } & (J extends { args: infer Args }
  ? { args?: { readonly [Name in keyof Args]?: unknown } }
  : J extends { error: string }
    ? { error: string }
    : J extends { button: string }
      ? { button: string }
      : unknown);

export const statusOf = ({ status }: Guide): 'stable' | 'beta' => status ?? 'stable';

/** The name under which a package exports the component. */
export const exportedName = (title: string, guide: Guide | undefined) =>
  guide?.exported ?? title.slice(title.lastIndexOf('/') + 1);
