import { providerById } from '@antescope/wallet/providers/registry';
import { ExternalLink } from 'lucide-react';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { usePageWords } from '../../i18n/page-words.ts';
import { knownWallets } from './known-wallets.ts';
import { walletListWords } from './words.ts';

/** Wallets of the chain's configuration: what each is, and whether it can be connected here. */
export function WalletListPage() {
  const { chain } = useBoot();
  const words = usePageWords(walletListWords);
  return (
    <>
      <h1 className="mb-2 text-2xl font-semibold">{words.title}</h1>
      <p className="mb-4 max-w-2xl text-muted">{words.about}</p>
      {chain.walletProviders.length === 0 ? (
        <p>{words.none(chain.name)}</p>
      ) : (
        <ul className="grid gap-x-10 md:grid-cols-2 xl:grid-cols-3">
          {chain.walletProviders.map((id) => {
            const wallet = knownWallets[id];
            return (
              <li key={id} className="border-b border-line py-4">
                <h2 className="text-lg font-semibold">{wallet?.name ?? id}</h2>
                {wallet !== undefined && <p className="text-muted">{words[wallet.kind]}</p>}
                <p className="mt-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 text-sm">
                  <span className={providerById(id) === undefined ? 'text-muted' : 'text-positive'}>
                    {providerById(id) === undefined ? words.later : words.ready}
                  </span>
                  {wallet?.site != null && (
                    <a href={wallet.site} target="_blank" rel="noreferrer" className="link inline-flex gap-1">
                      {words.site} <ExternalLink size={14} aria-hidden className="self-center" />
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
