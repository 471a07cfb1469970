import { address, type Redirect } from '../address.ts';

export const finishProtocolAddresses = {
  adminProtocolCreation: address({
    pattern: '/admin/others/finish-protocol/create',
    access: 'admin',
    title: 'adminProtocolCreation',
  }),
  adminProtocols: address({ pattern: '/admin/others/finish-protocol/edit', access: 'admin', title: 'adminProtocols' }),
};

const creation = finishProtocolAddresses.adminProtocolCreation.pattern;

export const finishProtocolRedirects: readonly Redirect[] = [
  { pattern: '/admin/others', to: creation },
  { pattern: '/admin/others/finish-protocol', to: creation },
];
