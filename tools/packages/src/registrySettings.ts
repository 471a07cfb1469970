/** The `.npmrc` of a project that installs from a registry or publishes to it: outranks the user's, which may name another for our scope. */
export function npmrcOf(address: string): string {
  // npm publishes nothing without a token; the registry of a test takes any.
  const token = `${address.replace('http:', '')}:_authToken=any`;
  return `registry=${address}\n@otryv:registry=${address}\n${token}\n`;
}

/** The same for npm, which prefers its flags to every file and variable. */
export function flagsOf(address: string): string[] {
  return [`--registry=${address}`, `--@otryv:registry=${address}`];
}

/** Takes out the registries that `npm run` exports to what it runs: they outrank the `.npmrc` of a project. */
export function withoutRegistries(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !/^p?npm_config_(@.*:)?registry$/i.test(name)));
}
