import { messagesOf } from '../docs/messages.ts';
import { ReportButton } from '../docs/ReportButton.tsx';
import { useDocsGlobals } from '../docs/useDocsGlobals.ts';

/** The button for reporting a defect of a page. */
export function PageReport({ title }: { title: string }) {
  const { locale } = useDocsGlobals();

  return (
    <p className="otryv-docs-facts">
      <ReportButton title={title} messages={messagesOf(locale)} />
    </p>
  );
}
