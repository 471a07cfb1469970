import type { EmbedState } from '../state/embedState.ts';

export interface WidgetProps {
  state: EmbedState;
}
