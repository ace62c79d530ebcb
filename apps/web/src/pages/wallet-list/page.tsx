import { providerById } from '@antescope/wallet/providers/registry';
import { ExternalLink } from 'lucide-react';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { useStrings } from '../../i18n/strings.ts';
import { knownWallets } from './known-wallets.ts';
import { defineScreen } from '../../ui/screen.ts';

export const screen = defineScreen({
  strings: 'pages/wallet-list',
  head: ({ strings, chain }) => ({ title: strings.title, description: strings.description(chain.name) }),
  Component: WalletListPage,
});

/** Wallets of the chain, and whether they can be connected here. */
function WalletListPage() {
  const { chain } = useBoot();
  const strings = useStrings('pages/wallet-list');
  return (
    <>
      <h1 className="mb-2 text-2xl font-semibold">{strings.title}</h1>
      <p className="mb-4 max-w-2xl text-muted">{strings.about}</p>
      {chain.walletProviders.length === 0 ? (
        <p>{strings.none(chain.name)}</p>
      ) : (
        <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
          {chain.walletProviders.map((id) => {
            const wallet = knownWallets[id];
            return (
              <li key={id} className="card flex flex-col p-4">
                <h2 className="text-lg font-semibold">{wallet?.name ?? id}</h2>
                {wallet !== undefined && <p className="text-muted">{strings[wallet.kind]}</p>}
                <p className="mt-auto flex flex-wrap items-center justify-between pt-3 gap-x-6 gap-y-1 text-sm">
                  <span className={providerById(id) === undefined ? 'text-muted' : 'text-positive'}>
                    {providerById(id) === undefined ? strings.later : strings.ready}
                  </span>
                  {wallet?.site != null && (
                    <a href={wallet.site} target="_blank" rel="noreferrer" className="link inline-flex gap-1">
                      {strings.site} <ExternalLink size={14} aria-hidden className="self-center" />
                    </a>
                  )}
                </p>
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}
