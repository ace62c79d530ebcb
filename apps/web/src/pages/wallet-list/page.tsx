import { providersFor } from '@antescope/wallet/providers/registry';
import { ExternalLink } from 'lucide-react';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { useStrings } from '../../i18n/strings.ts';
import { defineScreen } from '../../ui/screen.ts';
import { providerStrings } from '../../wallet/session/provider-strings.ts';
import { walletSites } from './wallet-sites.ts';

export const screen = defineScreen({
  strings: 'pages/wallet-list',
  head: ({ strings, chain }) => ({ title: strings.title, description: strings.description(chain.name) }),
  Component: WalletListPage,
});

/** Wallets of the chain, in the words and the order of the connect dialog. */
function WalletListPage() {
  const { chain, walletLink } = useBoot();
  const strings = useStrings('pages/wallet-list');
  const wallet = useStrings('wallet');
  const providers = providersFor({ ...chain, walletLink });
  return (
    <>
      <h1 className="mb-2 text-2xl font-semibold">{strings.title}</h1>
      <p className="mb-4 max-w-2xl text-muted">{strings.about}</p>
      {providers.length === 0 ? (
        <p>{strings.none(chain.name)}</p>
      ) : (
        <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
          {providers.map((info) => {
            const { name, audience } = providerStrings(wallet, info);
            const site = walletSites[info.id];
            return (
              <li key={info.id} className="card flex flex-col p-4">
                <h2 className="text-lg font-semibold">{name}</h2>
                <p className="text-muted">{audience}</p>
                {site !== undefined && (
                  <p className="mt-auto pt-3 text-sm">
                    <a href={site} target="_blank" rel="noreferrer" className="link inline-flex gap-1">
                      {strings.site} <ExternalLink size={14} aria-hidden className="self-center" />
                    </a>
                  </p>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}
