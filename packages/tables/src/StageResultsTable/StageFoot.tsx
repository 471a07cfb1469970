import type { Moment } from '@otryv/race';
import { DateTime, type LinkProps, OtryvProvider, PageSizeSelect, Pagination, useMessages } from '@otryv/ui';
import { seriesCatalogues } from '../messages/series.ts';
import seriesClasses from '../SeriesColumns/SeriesColumns.module.css';
import classes from './StageResultsTable.module.css';

export interface StageFootProps {
  updatedAt: Moment;
  /** Time of the last change by a moderator, if any. */
  changedAt: Moment;
  page: number;
  pageCount: number;
  pageSize: number;
  onPage: (page: number) => void;
  onPageSize: (rows: number) => void;
  /** Returns the URL of a page; buttons without it. */
  pageHref: ((page: number) => string) | undefined;
}

/** The time of the last change of a protocol, and its pagination. */
export function StageFoot(props: StageFootProps) {
  const { updatedAt, changedAt, page, pageCount, pageSize, onPage, onPageSize, pageHref } = props;
  const seriesMessages = useMessages(seriesCatalogues);
  const hrefOf = pageHref ?? String;
  const pages = <Pagination page={page} pageCount={pageCount} hrefOf={hrefOf} className={classes.StagePages} />;

  return (
    <div className={seriesClasses.SeriesFoot}>
      <p>
        <bdi>
          {updatedAt && (
            <>
              {seriesMessages.updated} <DateTime at={updatedAt} inSentence />.{' '}
            </>
          )}
          {changedAt && (
            <>
              {seriesMessages.lastChange} <DateTime at={changedAt} inSentence />
            </>
          )}
        </bdi>
      </p>
      {pageCount > 1 && <PageSizeSelect className={classes.StagePageSize} value={pageSize} onChange={onPageSize} />}
      {pageHref ? pages : <OtryvProvider renderLink={(link) => pageButton(link, onPage)}>{pages}</OtryvProvider>}
    </div>
  );
}

// Pages of rows in memory have no URL.
function pageButton({ href, className, title, children, ...link }: LinkProps, onPage: (page: number) => void) {
  return (
    <button
      type="button"
      className={className}
      title={title}
      aria-label={link['aria-label']}
      aria-current={link['aria-current']}
      onClick={() => onPage(Number(href))}
    >
      {children}
    </button>
  );
}
