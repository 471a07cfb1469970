/**
 * Names classes like `otryv-MedalRank`: a component's classes begin with its name, so they need no hash, which does not
 * compress.
 */
export function classNames(): (local: string, file: string) => string {
  const owners = new Map<string, string>();
  return (local, file) => {
    const owner = owners.get(local) ?? file;
    if (owner !== file) throw new Error(`The class ${local} is in ${owner} and in ${file}: rename one of them.`);
    owners.set(local, owner);
    return `otryv-${local}`;
  };
}
