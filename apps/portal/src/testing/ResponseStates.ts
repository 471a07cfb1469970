import * as z from 'zod/mini';

type Schema = z.core.$ZodType;

const stateless: ReadonlySet<string> = new Set(['string', 'number', 'literal', 'null', 'unknown']);

/** One state of a field: a value of an enum, `null` or a value, present or absent. */
interface State {
  name: string;
  isSeen: boolean;
}

/** States that the response schemas allow, and which of them occur in some response. */
export class ResponseStates {
  private readonly states = new Map<string, State>();
  private readonly numbers = new Map<Schema, number>();

  /** Registers the states of a schema as unseen. */
  expect(schema: Schema, path: string): void {
    this.walk(schema, '', path, []);
  }

  see(schema: Schema, path: string, value: unknown): void {
    this.walk(schema, '', path, [value]);
  }

  unseen(): string[] {
    const names = [...this.states.values()].flatMap(({ name, isSeen }) => (isSeen ? [] : name));
    return [...new Set(names)].toSorted();
  }

  /** Walks a schema; `found` is the value at this position, absent if only the schema is known. */
  private walk(schema: Schema, key: string, path: string, found: readonly unknown[]): void {
    const { def } = (schema as z.core.$ZodTypes)._zod;
    const note = (state: string, isSeen: boolean) => this.note(schema, key, `${path}: ${state}`, isSeen);
    const has = (value: unknown) => found.includes(value);
    if (def.type === 'nullable' || def.type === 'optional') {
      const [blank, names] = def.type === 'nullable' ? [null, ['null', 'a value']] : [undefined, ['absent', 'present']];
      const others = found.filter((value) => value !== blank);
      note(names[0] ?? '', has(blank));
      note(names[1] ?? '', others.length > 0);
      this.walk(def.innerType, key, path, others);
    } else if (def.type === 'enum') {
      for (const value of Object.values(def.entries)) note(JSON.stringify(value), has(value));
    } else if (def.type === 'boolean') {
      for (const value of [true, false]) note(String(value), has(value));
    } else if (def.type === 'readonly') {
      this.walk(def.innerType, key, path, found);
    } else if (def.type === 'array') {
      this.each(def.element, key, `${path}[]`, found.flat());
    } else if (def.type === 'record') {
      const values = found.flatMap((value) => Object.values(Object(value)));
      this.each(def.valueType, key, `${path}{}`, values);
    } else if (def.type === 'object') {
      for (const [name, field] of Object.entries(def.shape))
        this.walk(field, name, `${path}.${name}`, partsOf(found, name));
    } else if (def.type === 'tuple') {
      for (const [at, item] of def.items.entries()) this.walk(item, key, `${path}[${at}]`, partsOf(found, at));
    } else if (def.type === 'union') {
      for (const [at, option] of def.options.entries()) {
        const fitting = found.filter((value) => z.safeParse(option, value).success);
        this.note(option, key, `${path}: variant ${at + 1}`, fitting.length > 0);
        this.walk(option, key, path, fitting);
      }
    } else if (!stateless.has(def.type)) {
      throw new Error(`${path}: the states of a schema of the type ${def.type} are not known here.`);
    }
  }

  private each(schema: Schema, key: string, path: string, values: readonly unknown[]): void {
    if (values.length === 0) this.walk(schema, key, path, []);
    for (const value of values) this.walk(schema, key, path, [value]);
  }

  // Schemas that extend another share its fields: a state is seen once for all of them.
  private note(schema: Schema, key: string, name: string, isSeen: boolean): void {
    const number = this.numbers.get(schema) ?? this.numbers.size;
    this.numbers.set(schema, number);
    const id = `${number} ${key} ${name.slice(name.lastIndexOf(': '))}`;
    const state = this.states.get(id) ?? { name, isSeen: false };
    this.states.set(id, { ...state, isSeen: state.isSeen || isSeen });
  }
}

function partsOf(values: readonly unknown[], key: PropertyKey): unknown[] {
  return values.map((value) => Reflect.get(Object(value), key));
}
