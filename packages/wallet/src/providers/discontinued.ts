import type { OfferedChain, ProviderInfo } from './provider.ts';
import { providerById } from './registry.ts';

/** A wallet whose development ended: it is listed with its replacements and cannot be connected. */
interface DiscontinuedWallet {
  name: string;
  /** Keys of the chains that it signed on; null: all but FIO. */
  chains: readonly string[] | null;
  /** Ids of providers. */
  replacedBy: readonly string[];
}

const wallets: readonly DiscontinuedWallet[] = [
  { name: 'SQRL', chains: null, replacedBy: ['anchor'] },
  { name: 'SimplEOS', chains: ['eos', 'wax', 'telos'], replacedBy: ['anchor', 'wombat'] },
  { name: 'Lynx', chains: ['eos'], replacedBy: ['tokenpocket', 'wombat'] },
  {
    name: 'EOS Auth',
    chains: ['bos', 'eos', 'jungle', 'kylin', 'telos-test', 'telos'],
    replacedBy: ['anchor', 'signing-request'],
  },
];

/** Discontinued wallets of a chain with those of their replacements that the chain offers. */
export function discontinuedWallets(chain: OfferedChain): { name: string; replacedBy: readonly ProviderInfo[] }[] {
  if (chain.family === 'fio' || chain.walletProviders.includes('local-key')) return [];
  return wallets
    .filter(({ chains }) => chains === null || chains.includes(chain.key))
    .map(({ name, replacedBy }) => ({
      name,
      replacedBy: replacedBy.flatMap((id) => providerById(id) ?? []).filter((info) => info.offeredOn(chain)),
    }));
}
