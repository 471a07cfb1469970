/** A value as held by fields: any text, any number, every key. */
type Loose<Value> = Value extends string
  ? string
  : Value extends number
    ? number
    : Value extends boolean
      ? boolean
      : Value extends File
        ? Value
        : Value extends readonly (infer Item)[]
          ? readonly LooseRow<Item>[]
          : Value extends object
            ? { [Key in keyof Value]-?: Loose<Exclude<Value[Key], undefined>> }
            : Value;

/** A row of a list: its numbers may be missing while it is filled in. */
type LooseRow<Row> = Row extends File
  ? Row
  : Row extends object
    ? { [Key in keyof Row]-?: Loose<Exclude<Row[Key], undefined>> | (Row[Key] extends number ? null : never) }
    : Loose<Row>;

/** Initial values of a form's fields; `null` if a field then has no value. */
export type BlankOf<Value> = { [Key in keyof Value]-?: Loose<Exclude<Value[Key], undefined>> | null };

/**
 * Values held by the fields of a form: the value's own type without its constraints, and `null` where the blank is
 * `null`.
 */
export type DraftOf<Value, Blank> = {
  [Key in keyof Value]-?:
    | Loose<Exclude<Value[Key], undefined>>
    | (Key extends keyof Blank ? Extract<Blank[Key], null> : never);
};

/** Paths of a draft that a field can hold: 'reason', 'contact.email'. */
export type FieldName<Draft> = {
  [Key in keyof Draft & string]: Draft[Key] extends readonly unknown[]
    ? Key
    : Draft[Key] extends object
      ? Key | `${Key}.${FieldName<Draft[Key]>}`
      : Key;
}[keyof Draft & string];

export type ValueAt<Draft, Name extends string> = Name extends keyof Draft
  ? Draft[Name]
  : Name extends `${infer Key}.${infer Rest}`
    ? Key extends keyof Draft
      ? ValueAt<Draft[Key], Rest>
      : never
    : never;

/** Props that a form passes to the control of a value; a boolean is passed as `checked`. */
type Bound<Value> = [Value] extends [boolean]
  ? { checked: Value; onChange: (checked: Value) => void }
  : { value: Value; onChange: (value: Value) => void };

/** Rejects a control that does not accept every value of its field, or that returns others. */
export type Fits<Value, Props> =
  Bound<Value> extends Pick<Props, Extract<keyof Bound<Value>, keyof Props>> ? unknown : { as: never };
