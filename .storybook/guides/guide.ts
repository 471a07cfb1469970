/** A rendered example: the component with these args, a story of it, or a text instead. */
export type Example =
  | { args: Record<string, unknown> }
  | { story: string }
  /** An error message of the product. */
  | { error: string }
  /** The label of a button. */
  | { button: string };

/** An example with the reason why it is right or wrong. */
export type Judged = Example & { why: string };

/** A racing rule: its requirement, and the file of `packages/race` that implements it. */
export interface Rule {
  says: string;
  file: string;
}

/** Design guidance on a component, shown before the props. */
export interface Guide {
  what: string;
  /** Search terms, in Russian and in English. */
  aliases: readonly string[];
  use: readonly string[];
  avoid: readonly string[];
  /** The parts, in reading order. */
  anatomy: readonly string[];
  /** How to write its texts. */
  words: readonly string[];
  good: Judged;
  bad: Judged;
  /** `null` if no racing rule applies to the component. */
  rule: Rule | null;
  /** Files of `examples` that show another site's implementation. */
  examples?: readonly string[];
  /** Titles of related components. */
  related: readonly string[];
  /** `stable` by default. */
  status?: 'beta';
  /** Whether it fills a whole page and is therefore not embeddable. */
  isWholePage?: true;
  /** Whether no package exports it. */
  isInternal?: true;
  /** The exported name, if it differs from the title. */
  exported?: string;
}

/** Guides by the titles of their components. */
export type Guides = Record<string, Guide>;

/** The English translations of guides: a missing guide, list text or example does not compile. */
export type Translations<G extends Guides> = { readonly [Title in keyof G]: Translation<G[Title]> };

/** The English translation of one guide; parts without text stay with the guide. */
export type Translation<G extends Guide> = {
  what: string;
  use: TextsFor<G['use']>;
  avoid: TextsFor<G['avoid']>;
  anatomy: TextsFor<G['anatomy']>;
  words: TextsFor<G['words']>;
  good: JudgedFor<G['good']>;
  bad: JudgedFor<G['bad']>;
} & (G['rule'] extends null ? { rule?: never } : { rule: string });

/** A translation of an unspecified guide. */
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

/** Args replace those that contain Russian text. */
type JudgedFor<J extends Judged> = { why: string } & (J extends { args: infer Args }
  ? { args?: { readonly [Name in keyof Args]?: unknown } }
  : J extends { error: string }
    ? { error: string }
    : J extends { button: string }
      ? { button: string }
      : unknown);

export const statusOf = ({ status }: Guide): 'stable' | 'beta' => status ?? 'stable';

/** Returns the name under which a package exports the component. */
export const exportedName = (title: string, guide: Guide | undefined) =>
  guide?.exported ?? title.slice(title.lastIndexOf('/') + 1);
