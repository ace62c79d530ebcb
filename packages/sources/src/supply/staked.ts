import { readAsset } from '../account/read-account.ts';
import { reading } from '../node/reading.ts';
import type { Outcome } from '../core/outcome.ts';
import type { SourceContext } from '../core/source-context.ts';

/** Below the system account: holds all stake for CPU and NET, pending refunds included. */
const stakeAccount = 'stake';

/**
 * All stake for CPU and NET as an asset text: the balance of eosio.stake. `total_activated_stake` of the global state
 * differs: it has not changed since the chain's activation.
 */
export function stakedSupply({ api, chain }: SourceContext): Promise<Outcome<string>> {
  const { code, contract } = chain.systemToken ?? { code: chain.coreSymbol.code, contract: chain.coreContract };
  return reading(
    async () => {
      const answer = await api.getCurrencyBalance(contract, `${chain.systemDomain}.${stakeAccount}`, code);
      const [balance] = answer.value.items();
      return { ...answer, value: balance === undefined ? '' : readAsset(balance) };
    },
    { isEmpty: (balance) => balance === '' },
  );
}
