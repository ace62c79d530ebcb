import { type Outcome, withoutData } from '@antescope/sources/core/outcome';
import { addressesOfDomain, fioDomain, fioKeyOf } from '@antescope/sources/fio/fio-names';
import type { FioAddress, FioDomain } from '@antescope/sources/fio/fio-tables';
import type { PageLoader } from '../../../lib/page/page-loader.ts';
import { page } from '../../../lib/page/page-result.ts';

export interface DomainPageData {
  /** As requested. */
  requested: string;
  domain: Outcome<FioDomain>;
  /** 'FIO…' key of the owner. */
  key: Outcome<string>;
  addresses: Outcome<FioAddress[]>;
  /** ISO time of the reading. */
  now: string;
}

export const load: PageLoader<DomainPageData> = async ({ params }, { sources: { at } }) => {
  const requested = (params.id ?? '').trim();
  const now = new Date().toISOString();
  const domain = await fioDomain(at, requested);
  if (domain.state !== 'data') {
    const none = withoutData(domain);
    return page(domain, 'Domain not found', { requested, domain, key: none, addresses: none, now });
  }
  const [key, addresses] = await Promise.all([
    fioKeyOf(at, domain.data.owner),
    addressesOfDomain(at, domain.data.name),
  ]);
  return page(domain, 'Domain not found', { requested, domain, key, addresses, now });
};
