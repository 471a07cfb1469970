interface NotedRider {
  zwiftId: number;
  category?: string | null;
  team?: { name: string } | null;
}

/** Returns what distinguishes a rider from namesakes: the category and the team, if known, and the zwiftId. */
export function riderNote({ zwiftId, category, team }: NotedRider): string {
  return [category, team?.name, zwiftId].filter(Boolean).join(', ');
}

/** Whether several riders have a name, among the names of all. */
export function isShared(name: string, names: readonly string[]): boolean {
  return names.filter((other) => other === name).length > 1;
}
