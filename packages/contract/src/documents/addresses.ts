import { address } from '../address.ts';

const slugOf = (example: string) => ({ urlSlug: { kind: 'slug', example } }) as const;

export const documentationAddresses = {
  documentation: address({
    pattern: '/documentation',
    // Some readers see more of it.
    access: 'optional',
    title: 'documentation',
    isSection: true,
  }),
  faq: address({ pattern: '/documentation/faq', access: 'public', title: 'faq' }),
  publicDocuments: address({ pattern: '/documentation/public', access: 'optional', title: 'publicDocuments' }),
  publicDocument: address({
    pattern: '/documentation/public/:urlSlug',
    params: slugOf('protocol'),
    access: 'public',
    title: 'publicDocuments',
  }),
  organizerDocuments: address({
    pattern: '/documentation/organizer',
    access: 'organizer',
    title: 'organizerDocuments',
  }),
  organizerDocument: address({
    pattern: '/documentation/organizer/:urlSlug',
    params: slugOf('series'),
    access: 'organizer',
    title: 'organizerDocuments',
  }),
  developmentDocuments: address({
    pattern: '/documentation/development',
    access: 'admin',
    title: 'developmentDocuments',
  }),
  developmentDocument: address({
    pattern: '/documentation/development/:urlSlug',
    params: slugOf('architecture'),
    access: 'admin',
    title: 'developmentDocuments',
  }),
};

export const documentAddresses = {
  privacyPolicy: address({ pattern: '/legal/privacy-policy', access: 'public', title: 'privacyPolicy' }),
  termsOfUse: address({ pattern: '/legal/terms-of-use', access: 'public', title: 'termsOfUse' }),
  offer: address({ pattern: '/legal/offer', access: 'public', title: 'offer' }),
};
