import { envelope, type ServiceConformance } from '../service-conformance.ts';
import { linkEmail } from './account-email.ts';

export const conformance: ServiceConformance = {
  at: (url) => ({ services: { accountEmail: { url } } }),
  reads: { link: (at) => linkEmail(at, envelope, 'alice@example.org') },
};
