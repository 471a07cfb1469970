import type { INestApplicationContext } from '@nestjs/common';
import { type DomainRights, Rights } from '../kernel/access/rights.ts';

/** Grants a user rights like a domain would; the returned function revokes them. */
export function giveRights(app: INestApplicationContext, userId: string, rights: DomainRights): () => void {
  let granted: DomainRights = rights;
  const source = app.get(Rights);
  const owned = source.findByUser.bind(source);
  source.findByUser = async (id) => ({ ...(await owned(id)), ...(id === userId ? granted : {}) });
  return () => {
    granted = {};
  };
}
