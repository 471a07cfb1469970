/** Structured part of the guide of a component, from the head of its document. */
export interface Guide {
  /** The purpose in one sentence, by language. */
  what: Record<GuideLocale, string>;
  /** Search terms, in Russian and in English. */
  aliases: readonly string[];
  /** Titles of related components. */
  related: readonly string[];
  /** File of `packages/race` that implements the racing rule of the component; `null` if none applies. */
  rule: string | null;
  /** Files of `examples` that show another site's implementation. */
  examples: readonly string[];
  status: 'stable' | 'beta';
  /** Whether it fills a whole page and is therefore not embeddable. */
  isWholePage: boolean;
  /** Whether no package exports it. */
  isInternal: boolean;
  /** The exported name, if it differs from the title. */
  exported: string | undefined;
}

export const guideLocales = ['ru', 'en'] as const;

export type GuideLocale = (typeof guideLocales)[number];

/** Guides by the titles of their components. */
export type Guides = Record<string, Guide>;

/** Parts of a document: its lists in the order of their headings, then its examples and the rule. */
export const guideLists = ['use', 'avoid', 'anatomy', 'words'] as const;

/** Returns the name under which a package exports the component. */
export const exportedName = (title: string, guide: Guide | undefined) =>
  guide?.exported ?? title.slice(title.lastIndexOf('/') + 1);
