import type { DocumentSummary } from '@otryv/contract';
import { useAdmission } from '../../lib/access/useAdmission.ts';
import { useRead } from '../../lib/api/useRead.ts';
import type { ArticleType } from './documentHrefs.ts';

/** Document with the questions. */
export const questionsOfGuide = { type: 'faq', fileName: 'questions' } as const;

export interface GuidePart {
  type: ArticleType;
  documents: readonly DocumentSummary[];
}

const path = '/api/md-documents/list/{type}';

/** Returns the parts of the reference that the reader may open. The public one determines the state of the page. */
export function useGuide() {
  const admits = useAdmission();
  const open = useRead(path, { params: { type: 'public' } });
  const ofOrganizers = useRead(path, admits('organizer') ? { params: { type: 'organizer' } } : null);
  const ofDevelopers = useRead(path, admits('admin') ? { params: { type: 'development' } } : null);
  const reads = { public: open, organizer: ofOrganizers, development: ofDevelopers };
  const parts = (['public', 'organizer', 'development'] as const).flatMap((type): GuidePart[] => {
    const { data } = reads[type];
    return data ? [{ type, documents: data.data }] : [];
  });

  return { ...open, parts };
}
