import type { FioAddress, FioDomain } from '@antescope/sources/fio/fio-tables';
import type { ReactNode } from 'react';
import { Expiry } from '../../domain/fio/expiry.tsx';
import { FioNameLink } from '../../domain/fio/name-link.tsx';
import { Visibility } from '../../domain/fio/visibility.tsx';
import { useStrings } from '../../i18n/strings.ts';
import { grouped } from '../../ui/amount-text.ts';
import { Facts } from '../../ui/facts.tsx';
import { AccountLink } from '../../ui/identifier/account-link.tsx';

interface Shared {
  clientKey: ReactNode;
  /** ISO time of the reading. */
  now: string;
}

export function AddressFacts({ address, now, clientKey }: Shared & { address: FioAddress }) {
  const strings = useStrings('pages/addresses');
  return (
    <Facts
      columns={2}
      facts={[
        { label: strings.owner, value: <AccountLink name={address.owner} /> },
        { label: strings.domain, value: <FioNameLink name={address.domain} /> },
        { label: strings.expires, value: <Expiry expires={address.expires} now={now} /> },
        { label: strings.bundles, value: <span className="figure">{grouped(address.bundles)}</span> },
        { label: strings.key, value: clientKey, wide: true },
      ]}
    />
  );
}

export function DomainFacts({ domain, now, clientKey }: Shared & { domain: FioDomain }) {
  const strings = useStrings('pages/addresses');
  return (
    <Facts
      columns={2}
      facts={[
        { label: strings.owner, value: <AccountLink name={domain.owner} /> },
        { label: strings.visibility, value: <Visibility isPublic={domain.isPublic} /> },
        { label: strings.expires, value: <Expiry expires={domain.expires} now={now} />, wide: true },
        { label: strings.key, value: clientKey, wide: true },
      ]}
    />
  );
}
