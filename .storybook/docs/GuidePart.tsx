import { type ComponentType, createContext, lazy, type PropsWithChildren, type ReactNode, use } from 'react';
import type { GuideLocale, guideLists } from '../guides/guide.ts';
import type { JudgedExample } from './JudgedPair.tsx';

type PartName = (typeof guideLists)[number] | 'good' | 'bad' | 'rule';
type Document = ComponentType<{ components: Record<string, unknown> }>;

interface InSection extends PropsWithChildren {
  locale: GuideLocale;
}

interface Shown {
  part: PartName;
  locale: GuideLocale;
  /** Renders the example of a part that has one. */
  render: ((example: JudgedExample, why: ReactNode) => ReactNode) | undefined;
}

const documents: Record<string, Document> = Object.fromEntries(
  Object.entries(import.meta.glob<{ default: Document }>('../guides/*/*.mdx')).map(([file, load]) => [
    file
      .replace('../guides/', '')
      .replace(/\.mdx$/, '')
      .replaceAll('-', ' '),
    lazy(load),
  ]),
);
const ShownPart = createContext<Shown | null>(null);
const components = {
  Part: ({ of, ...section }: InSection & { of: PartName }) => <Section {...section} of={of} />,
  Rule: ({ locale, children }: InSection) => (
    <Section locale={locale} of="rule">
      <p>{children}</p>
    </Section>
  ),
  Good: (props: InSection & JudgedExample) => <Judged {...props} of="good" />,
  Bad: (props: InSection & JudgedExample) => <Judged {...props} of="bad" />,
  // Storybook's own headings are links.
  h2: ({ children }: PropsWithChildren) => <h2>{children}</h2>,
};

export interface GuidePartProps {
  title: string;
  locale: unknown;
  of: PartName;
  render?: Shown['render'];
}

/** One part of the document of a guide, in the toolbar's language: Russian, unless it is English. */
export function GuidePart({ title, locale, of, render }: GuidePartProps) {
  const Document = documents[title];

  return (
    Document && (
      <ShownPart value={{ part: of, locale: locale === 'en' ? 'en' : 'ru', render }}>
        <Document components={components} />
      </ShownPart>
    )
  );
}

function Section({ of, locale, children }: InSection & { of: PartName }) {
  const shown = use(ShownPart);

  return shown?.part === of && shown.locale === locale ? children : null;
}

function Judged({ of, locale, children, ...example }: InSection & JudgedExample & { of: PartName }) {
  const shown = use(ShownPart);

  return shown?.part === of && shown.locale === locale ? shown.render?.(example, children) : null;
}
