/** The pattern of the router for a path of the contract: `/api/riders/{id}` is `/api/riders/:id`. */
export function routeOf(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}
