interface Fiber {
  type: unknown;
  flags: number;
  child: Fiber | null;
  sibling: Fiber | null;
  alternate: Fiber | null;
}

declare global {
  interface Window {
    /** Called at each commit by the hook that the bench installs before React. */
    onReactCommit?: (root: { current: Fiber }) => void;
  }
}

const performedWork = 1;

/** Counts the renders of components with a name, as React's own developer tools do. */
export function countRenders(name: string): { reset: () => void; count: () => number } {
  let renders = 0;
  const visit = (fiber: Fiber) => {
    const before = fiber.alternate;
    const isRendered = before === null || (fiber.flags & performedWork) !== 0;
    // The fiber of a memo has the component as its child, which is what renders.
    if (isRendered && typeof fiber.type === 'function' && fiber.type.name === name) renders += 1;
    // A child identical to the previous object was not visited by this commit.
    if (before !== null && before.child === fiber.child) return;
    for (let child = fiber.child; child; child = child.sibling) visit(child);
  };
  window.onReactCommit = ({ current }) => visit(current);
  return {
    reset: () => {
      renders = 0;
    },
    count: () => renders,
  };
}
