import type {
  OtryvCountdownProps,
  OtryvResultsProps,
  OtryvRiderProps,
  OtryvScheduleProps,
  OtryvSeriesProps,
  OtryvStandingsProps,
} from './index.tsx';

type Written<Props> = Omit<Props, 'portal'>;

// For pages that write the elements as HTML and load the script with a tag.
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'otryv-results': Written<OtryvResultsProps>;
      'otryv-schedule': Written<OtryvScheduleProps>;
      'otryv-series': Written<OtryvSeriesProps>;
      'otryv-standings': Written<OtryvStandingsProps>;
      'otryv-rider': Written<OtryvRiderProps>;
      'otryv-countdown': Written<OtryvCountdownProps>;
    }
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'otryv-shown': CustomEvent<null>;
    'otryv-updated': CustomEvent<null>;
    'otryv-failed': CustomEvent<null>;
  }
}
