/**
 * Builds the `.npmrc` of a project that installs from a registry or publishes to it: overrides the user's, which may
 * set another for our scope.
 */
export function npmrcOf(address: string): string {
  // npm publishes nothing without a token; a test registry accepts any.
  const token = `${address.replace('http:', '')}:_authToken=any`;
  return `registry=${address}\n@otryv:registry=${address}\n${token}\n`;
}

/** Returns the same as npm flags, which override every file and variable. */
export function flagsOf(address: string): string[] {
  return [`--registry=${address}`, `--@otryv:registry=${address}`];
}

/** Removes the registries that `npm run` exports to its commands: they override the `.npmrc` of a project. */
export function withoutRegistries(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !/^p?npm_config_(@.*:)?registry$/i.test(name)));
}
