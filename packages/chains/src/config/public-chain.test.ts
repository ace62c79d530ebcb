import { expect, test } from 'vitest';
import type { ChainConfig } from './chain-config.ts';
import { publicChain } from './public-chain.ts';
import { chainByKey, chainRegistry } from './registry.ts';

const serverKeys = (
  'endpoints explorerHosts hostAliases historySources lightApi nftApi ipfsGateway prices proxyList backend snapshots ' +
  'services oracle tokens spam stakeServices dapps proxyAccount'
).split(' ');

test('the public half is all keys except the server’s', () => {
  for (const chain of chainRegistry.values()) {
    const shown = publicChain(chain);
    expect(Object.keys(shown).toSorted()).toEqual(
      Object.keys(chain)
        .filter((key) => !serverKeys.includes(key))
        .toSorted(),
    );
    for (const [key, value] of Object.entries(shown))
      expect([key, value]).toEqual([key, chain[key as keyof ChainConfig]]);
  }
});

test('an unlisted key stays on the server, at any level', () => {
  const secret = 'sk_live_51H';
  const withSecrets = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(withSecrets);
    if (typeof value !== 'object' || value === null) return value;
    const fields = Object.entries(value).map(([key, field]) => [key, withSecrets(field)]);
    return { ...Object.fromEntries(fields), apiKey: secret, token: { value: secret } };
  };
  for (const key of ['eos', 'fio', 'proton']) {
    const chain = withSecrets(chainByKey(key)) as ChainConfig;
    expect(JSON.stringify(chain)).toContain(secret);
    expect(publicChain(chain)).toEqual(publicChain(chainByKey(key)));
    const replaced = { ...chainByKey(key), name: { apiKey: secret }, chainId: [{ secret }] } as unknown as ChainConfig;
    expect(JSON.stringify(publicChain(replaced))).not.toContain(secret);
  }
});
