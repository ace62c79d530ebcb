import { publicChain } from '@antescope/chains/config/chain-config';
import { chainByKey, chainRegistry } from '@antescope/chains/config/registry';
import { createAccount } from '@antescope/wallet/tools/create-account';
import type { Tool } from '@antescope/wallet/tools/define-tool';
import { nameBid } from '@antescope/wallet/tools/name-bid';
import { buyRamByBytes, sellRamBytes } from '@antescope/wallet/tools/ram';
import { lendTokens } from '@antescope/wallet/tools/rex';
import { transfer } from '@antescope/wallet/tools/transfer';
import { setProxy, voteProducers } from '@antescope/wallet/tools/vote';
import { expect, test } from 'vitest';
import { isOnChain } from '../../lib/site/gates.ts';

const pages: [path: string, tool: Pick<Tool<never>, 'gate' | 'id'>][] = [
  ['/wallet/transfer', transfer],
  ['/wallet/ram/buy', buyRamByBytes],
  ['/wallet/ram/sell', sellRamBytes],
  ['/rex', lendTokens],
  ['/namebids', nameBid],
  ['/wallet/create-account', createAccount],
  ['/vote', voteProducers],
  ['/vote/proxies', setProxy],
];

test('a chain that has the page of a tool has the tool', () => {
  for (const [path, tool] of pages) {
    for (const key of chainRegistry.keys()) {
      const chain = publicChain(chainByKey(key));
      expect(tool.gate(chain), `${tool.id} on ${key}`).toBe(isOnChain(path, chain));
    }
  }
});
