import { trusted } from 'mongoose';

export type Order = Readonly<Record<string, 1 | -1>>;

/**
 * Builds the filter of the rows after a given one, in an order whose fields identify it. An index starts at the bound
 * of the first field; the rest only excludes rows with the same value.
 */
export function after(order: Order, key: readonly unknown[]): object {
  const fields = Object.entries(order);
  const beyond = (at: number, isBound = false) => {
    const [, direction] = fields[at] ?? [];
    const operator = `${direction === 1 ? '$gt' : '$lt'}${isBound ? 'e' : ''}`;
    return trusted({ [operator]: key[at] });
  };
  const branches = fields.map(([field], at) => ({
    ...Object.fromEntries(fields.slice(0, at).map(([former], place) => [former, key[place]])),
    [field]: beyond(at),
  }));
  const [[first] = ['']] = fields;
  return { $and: [{ [first]: beyond(0, true) }, { $or: branches }] };
}
