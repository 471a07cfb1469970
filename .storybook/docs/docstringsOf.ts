/** Extracts the docstrings of exported symbols with their names. */
export function docstringsOf(source: string): string {
  return Array.from(
    source.matchAll(/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export (?:const|function|type|interface) (\w+)/g),
    ([, comment = '', name = '']) => `${name}\n${comment.replace(/^\s*\* ?/gm, '').trim()}`,
  ).join('\n\n');
}
