import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { attachClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/attach-closest-edge';
import { extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/extract-closest-edge';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

type Edge = 'top' | 'bottom';

export interface StageDrag {
  isDragged: boolean;
  /** The edge at which a dragged stage would be dropped. */
  edge: Edge | null;
}

export interface StageDragInput {
  order: number;
  row: RefObject<HTMLLIElement | null>;
  handle: RefObject<HTMLButtonElement | null>;
  onDrop: (dropped: number, edge: Edge) => void;
}

const kind = 'otryv-stage';

/** Makes a stage draggable by its handle, and a drop target for others. */
export function useStageDrag({ order, row, handle, onDrop }: StageDragInput): StageDrag {
  const [isDragged, setIsDragged] = useState(false);
  const [edge, setEdge] = useState<Edge | null>(null);
  const drop = useEffectEvent(onDrop);

  useEffect(() => {
    const [element, dragHandle] = [row.current, handle.current];
    if (element === null || dragHandle === null) return;
    const edgeOf = (data: Record<string | symbol, unknown>): Edge =>
      extractClosestEdge(data) === 'top' ? 'top' : 'bottom';

    return combine(
      draggable({
        element,
        dragHandle,
        getInitialData: () => ({ kind, order }),
        onDragStart: () => setIsDragged(true),
        onDrop: () => setIsDragged(false),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data.kind === kind && source.data.order !== order,
        getData: ({ input }) => attachClosestEdge({}, { input, element, allowedEdges: ['top', 'bottom'] }),
        onDrag: ({ self }) => setEdge(edgeOf(self.data)),
        onDragLeave: () => setEdge(null),
        onDrop: ({ self, source }) => {
          setEdge(null);
          if (typeof source.data.order === 'number') drop(source.data.order, edgeOf(self.data));
        },
      }),
    );
  }, [order, row, handle]);

  return { isDragged, edge };
}
