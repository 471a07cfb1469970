/** Argument of a message: its name and its TypeScript type. */
export interface Parameter {
  name: string;
  type: string;
}

export interface Signature {
  name: string;
  parameters: Parameter[];
}

const keyed = /^([\w-]+)(?:\((.*)\))?$/;
const typed = /^([a-z]\w*): ((?:string|number|boolean)(?: \| undefined)?)$/i;

/** Parses the signature of a key: `found(count: number)` is `found` with one argument, `title` has none. */
export function signatureOf(key: string): Signature {
  const [, name, list] = keyed.exec(key) ?? [];
  if (!name) throw new Error('The key is not a name: write it like "found" or "found(count: number)".');
  return { name, parameters: list ? list.split(', ').map(parameterOf) : [] };
}

function parameterOf(words: string): Parameter {
  const [, name, type] = typed.exec(words) ?? [];
  if (!name || !type) {
    throw new Error(`"${words}" is not an argument: write it like "count: number", with string, number or boolean.`);
  }
  return { name, type };
}
