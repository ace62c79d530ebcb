import { readAsset } from '../account/read-account.ts';
import { reading } from '../node/reading.ts';
import type { Outcome } from '../core/outcome.ts';
import type { SourceContext } from '../core/source-context.ts';

/** Where the system contract keeps what is staked for CPU and NET, pending refunds included. */
const stakeAccount = 'eosio.stake';

/**
 * What is staked for CPU and NET, as an asset text: the balance of eosio.stake. `total_activated_stake` of the global
 * state is something else: it does not change after enough votes elected producers.
 */
export function stakedSupply({ api, chain }: SourceContext): Promise<Outcome<string>> {
  const { code, contract } = chain.systemToken ?? { code: chain.coreSymbol.code, contract: chain.coreContract };
  return reading(
    async () => {
      const answer = await api.getCurrencyBalance(contract, stakeAccount, code);
      const [balance] = answer.value.items();
      return { ...answer, value: balance === undefined ? '' : readAsset(balance) };
    },
    { isEmpty: (balance) => balance === '' },
  );
}
