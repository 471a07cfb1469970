/** Converts a path of the contract to the router's pattern: `/api/riders/{id}` to `/api/riders/:id`. */
export function routeOf(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}
