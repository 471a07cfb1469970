import { createHmac, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../config.ts';
import { derivedKeys, type Keyring } from '../crypto/keyring.ts';
import { CursorInvalid } from './paging.errors.ts';

/** Values of a row in the order of its list; moments in ms. */
export type RowKey = readonly (string | number | null)[];

/** Bounds of a page. The server reads one row more than the page shows, to detect a next page. */
export interface Slice<Key extends RowKey> {
  /** Last row of the previous page; `null` for a page by number. */
  after: Key | null;
  skip: number;
  limit: number;
}

export interface PageQuery {
  page: number;
  docsOnPage: number;
  cursor?: string | undefined;
}

/** List in one order, with its filters. */
export interface PagedList<Key extends RowKey> {
  /** Throws CursorInvalid. */
  slice(query: PageQuery): Slice<Key>;
  /** Returns the rows of a page from those read for it, and the cursor of the next one. */
  cut<Row>(read: readonly Row[], size: number, keyOf: (row: Row, place: number) => Key): Cut<Row>;
}

export interface Cut<Row> {
  rows: Row[];
  nextCursor: string | null;
}

const macBytes = 16;

/**
 * Cursors of lists: the key of a row, signed with the name of the list and its filters, so that a cursor is valid only
 * for its list.
 */
@Injectable()
export class Cursors {
  private readonly keys: Keyring;

  constructor(@Inject(CONFIG) config: Config) {
    this.keys = derivedKeys(config, 'cursor');
  }

  list<Key extends RowKey>(name: string, filters: object): PagedList<Key> {
    const scope = JSON.stringify([name, filters]);
    return {
      slice: ({ page, docsOnPage, cursor }) => ({
        after: cursor === undefined ? null : (this.open(scope, cursor) as unknown as Key),
        skip: cursor === undefined ? (page - 1) * docsOnPage : 0,
        limit: docsOnPage + 1,
      }),
      cut: (read, size, keyOf) => {
        const rows = read.slice(0, size);
        const last = read.length > size ? rows.at(-1) : undefined;
        return { rows, nextCursor: last === undefined ? null : this.seal(scope, keyOf(last, rows.length - 1)) };
      },
    };
  }

  private seal(scope: string, key: RowKey): string {
    const text = Buffer.from(JSON.stringify(key)).toString('base64url');
    return `${text}.${mac(this.keys[0], scope, text).toString('base64url')}`;
  }

  private open(scope: string, cursor: string): RowKey {
    const [text = '', signature = ''] = cursor.split('.');
    const given = Buffer.from(signature, 'base64url');
    const isSigned = this.keys.some(
      (key) => given.length === macBytes && timingSafeEqual(given, mac(key, scope, text)),
    );
    if (!isSigned) throw new CursorInvalid();
    // Only cursors that this server signed for this list get here.
    return JSON.parse(Buffer.from(text, 'base64url').toString());
  }
}

function mac(key: Uint8Array, scope: string, text: string): Buffer {
  return createHmac('sha256', key).update(`${scope}\n${text}`).digest().subarray(0, macBytes);
}
