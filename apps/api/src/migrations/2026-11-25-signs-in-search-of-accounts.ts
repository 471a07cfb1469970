import type { Migration } from '../kernel/migrations/migrations.ts';
import { signedEndings } from '../people/users/records/account-endings.ts';

/** Adds punctuation to the search keys of accounts: logins and addresses were found without it. */
export const signsInSearchOfAccounts: Migration = {
  name: '2026-11-25-signs-in-search-of-accounts',
  async up(db) {
    const users = db.collection<{ searchEndings: string[] }>('users');
    for await (const { _id, username, email } of db.collection('users').find({})) {
      const endings = signedEndings([String(username), typeof email === 'string' ? email : null]);
      await users.updateOne({ _id }, { $addToSet: { searchEndings: { $each: endings } } });
    }
  },
};
