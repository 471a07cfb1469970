/** The part of a story's context that a role depends on. */
export interface Screen {
  title: string;
  globals: Record<string, unknown>;
}

/** Returns the props of a screen for that role; the story's own by default. */
export function roleArgs({ title, globals: { role } }: Screen): { isSignedIn?: boolean } {
  if (!title.startsWith('Screens/') || role === undefined || role === 'story') return {};
  return { isSignedIn: role !== 'guest' };
}
