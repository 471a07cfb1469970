import { ReportButton } from '../docs/ReportButton.tsx';
import { useDocsGlobals } from '../docs/useDocsGlobals.ts';
import { wordsOf } from '../docs/words.ts';

/** The button for reporting a defect of a page. */
export function PageReport({ title }: { title: string }) {
  const { locale } = useDocsGlobals();

  return (
    <p className="otryv-docs-facts">
      <ReportButton title={title} words={wordsOf(locale)} />
    </p>
  );
}
