import * as z from 'zod/mini';

type Schema = z.core.$ZodType;

/** One state of a field: a value of an enum, `null` or a value, present or absent. */
interface State {
  name: string;
  isSeen: boolean;
}

/** The states that the schemas of responses allow, and which of them some response has. */
export class ResponseStates {
  private readonly states = new Map<string, State>();
  private readonly numbers = new Map<Schema, number>();

  /** Lists the states of a schema as not seen. */
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

  /** `found`: the value in its place, none where the schema alone is known. */
  private walk(schema: Schema, key: string, path: string, found: readonly unknown[]): void {
    const { def } = (schema as z.core.$ZodTypes)._zod;
    const note = (state: string, isSeen: boolean) => this.note(schema, key, `${path}: ${state}`, isSeen);
    const has = (value: unknown) => found.includes(value);
    const except = (value: unknown) => found.filter((one) => one !== value);
    switch (def.type) {
      case 'nullable':
        note('null', has(null));
        note('a value', except(null).length > 0);
        this.walk(def.innerType, key, path, except(null));
        return;
      case 'optional':
        note('absent', has(undefined));
        note('present', except(undefined).length > 0);
        this.walk(def.innerType, key, path, except(undefined));
        return;
      case 'readonly':
        this.walk(def.innerType, key, path, found);
        return;
      case 'array':
        this.each(def.element, key, `${path}[]`, found.flat());
        return;
      case 'record':
        this.each(
          def.valueType,
          key,
          `${path}{}`,
          found.flatMap((value) => Object.values(Object(value))),
        );
        return;
      case 'enum':
        for (const value of Object.values(def.entries)) note(JSON.stringify(value), has(value));
        return;
      case 'boolean':
        for (const value of [true, false]) note(String(value), has(value));
        return;
      case 'object':
        for (const [name, field] of Object.entries(def.shape))
          this.walk(field, name, `${path}.${name}`, partsOf(found, name));
        return;
      case 'tuple':
        for (const [at, item] of def.items.entries()) this.walk(item, key, `${path}[${at}]`, partsOf(found, at));
        return;
      case 'union':
        for (const [at, option] of def.options.entries()) {
          const fitting = found.filter((value) => z.safeParse(option, value).success);
          this.note(option, key, `${path}: variant ${at + 1}`, fitting.length > 0);
          this.walk(option, key, path, fitting);
        }
        return;
      default:
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
