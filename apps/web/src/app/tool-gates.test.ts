import { publicChain } from '@antescope/chains/config/public-chain';
import { chainByKey, chainRegistry } from '@antescope/chains/config/registry';
import { setProfile } from '@antescope/wallet/tools/account-info';
import { claimAirgrab } from '@antescope/wallet/tools/airgrab';
import { cancelDelayed } from '@antescope/wallet/tools/cancel-delayed';
import { createAccount } from '@antescope/wallet/tools/create-account';
import { changeKeys } from '@antescope/wallet/tools/change-keys';
import { linkPermission, unlinkPermission } from '@antescope/wallet/tools/link-permission';
import { deletePermission, updatePermission } from '@antescope/wallet/tools/permission';
import { cancelOrder, withdrawDeposits } from '@antescope/wallet/tools/dex/dex-account';
import { limitOrder, marketOrder, stopOrder } from '@antescope/wallet/tools/dex/dex-order';
import { claimGenesis, claimVoterRewards } from '@antescope/wallet/tools/gbm-rewards';
import type { Tool } from '@antescope/wallet/tools/define-tool';
import { addFioBundles, registerFioAddress } from '@antescope/wallet/tools/fio/fio-names';
import { stakeFio } from '@antescope/wallet/tools/fio/fio-tokens';
import {
  registerFioProxy,
  unregisterFioProxy,
  voteFioProducers,
  voteFioProxy,
} from '@antescope/wallet/tools/fio/fio-votes';
import { nameBid } from '@antescope/wallet/tools/name-bid';
import { transferToMany } from '@antescope/wallet/tools/multi-transfer';
import { transferNfts } from '@antescope/wallet/tools/nft-transfer';
import { powerUp } from '@antescope/wallet/tools/powerup';
import { proposeTransaction } from '@antescope/wallet/tools/propose';
import { registerProxy, unregisterProxy } from '@antescope/wallet/tools/proxy';
import { buyRamByBytes, sellRamBytes, transferRam } from '@antescope/wallet/tools/ram';
import { lendTokens } from '@antescope/wallet/tools/rex';
import { addDelay, moveToSafe } from '@antescope/wallet/tools/safe-mode';
import { setContract } from '@antescope/wallet/tools/set-contract';
import { claimRefund, giveStake, stake, unstake } from '@antescope/wallet/tools/stake';
import { swapTokens } from '@antescope/wallet/tools/swap';
import { transfer } from '@antescope/wallet/tools/transfer';
import { setProxy, voteProducers } from '@antescope/wallet/tools/vote';
import { expect, test } from 'vitest';
import { pages } from './pages.ts';

/** Tools of pages; of several, each chain has one. */
const toolsOfPages: [page: string, ...tools: Pick<Tool<never>, 'gate' | 'id'>[]][] = [
  ['transfer', transfer],
  ['transfer/multi', transferToMany],
  ['transfer/nft', transferNfts],
  ['utilities/cancel', cancelDelayed],
  ['utilities/upload', setContract],
  ['ram', buyRamByBytes],
  ['ram', sellRamBytes],
  ['ram/transfer', transferRam],
  ['powerup', powerUp],
  ['cross-chain', swapTokens],
  ['safemode', moveToSafe],
  ['safemode', addDelay],
  ['propose', proposeTransaction],
  ['proxy', registerProxy, registerFioProxy],
  ['proxy', unregisterProxy, unregisterFioProxy],
  ['permissions', changeKeys],
  ['permissions', updatePermission],
  ['permissions', deletePermission],
  ['permissions', linkPermission],
  ['permissions', unlinkPermission],
  ['resources', stake],
  ['resources', giveStake],
  ['resources', unstake],
  ['resources', claimRefund],
  ['rex', lendTokens],
  ['namebids', nameBid],
  ['createaccount', createAccount],
  ['profile', setProfile],
  ['airgrabs', claimAirgrab],
  ['fio-register', registerFioAddress],
  ['fio-manage', addFioBundles],
  ['fio-stake', stakeFio],
  ['gbm-rewards', claimGenesis],
  ['gbm-rewards', claimVoterRewards],
  ['dex', limitOrder],
  ['dex', marketOrder],
  ['dex', stopOrder],
  ['dex', cancelOrder],
  ['dex', withdrawDeposits],
  ['vote', voteProducers, voteFioProducers],
  ['vote/proxies', setProxy, voteFioProxy],
];

test.each(toolsOfPages)('a chain with the page %s has its tool', (id, ...tools) => {
  const page = pages.find((each) => each.id === id);
  expect(page).toBeDefined();
  for (const key of chainRegistry.keys()) {
    const chain = publicChain(chainByKey(key));
    const present = tools.filter((tool) => tool.gate(chain)).map((tool) => tool.id);
    expect(present, `${id} on ${key}`).toHaveLength((page?.gate?.(chain) ?? true) ? 1 : 0);
  }
});
