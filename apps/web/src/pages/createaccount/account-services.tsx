import type { AccountService } from '@antescope/chains/config/chain-config';
import { ExternalLink } from 'lucide-react';
import { useStrings } from '../../i18n/strings.ts';
import { Card } from '../../ui/card.tsx';

/** Sites that create accounts of the chain, for visitors without one. */
export function AccountServices({ services }: { services: readonly AccountService[] }) {
  const strings = useStrings('pages/createaccount');
  const faucet = services.every(({ kind }) => kind === 'faucet');
  return (
    <Card title={faucet ? strings.faucets : strings.services}>
      <p className="text-muted">{faucet ? strings.faucetText : strings.serviceText}</p>
      <ul className="grid gap-1">
        {services.map(({ name, url }) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noreferrer" className="link inline-flex items-center gap-1.5">
              <bdi>{name}</bdi>
              <ExternalLink size={14} aria-hidden />
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}
