/** Calls the host's handler of an event, then the component's own. */
export function composeEventHandlers<Event>(given: ((event: Event) => void) | undefined, own: (event: Event) => void) {
  return (event: Event) => {
    given?.(event);
    own(event);
  };
}
