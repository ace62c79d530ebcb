import { join } from 'node:path';
import { toHex } from '@antescope/codec/bytes/bytes';
import { parsePrivateKey } from '@antescope/codec/keys/private-key';
import type { Transaction } from '@antescope/codec/chain/transaction';
import { NodeError } from '@antescope/sources/node/node-error';
import { ConfigError } from '../config/config-error.ts';
import type { ServedChain } from '../platform/served-chain.ts';
import { DailyCount } from '../routes/sponsor/daily-count.ts';
import { Sponsor } from '../routes/sponsor/sponsor.ts';

/** The sponsors that the operator has configured, by chain key. Throws ConfigError. */
export function openSponsors(
  keys: Readonly<Record<string, string>>,
  chains: readonly ServedChain[],
  folder: string,
): Map<string, Sponsor> {
  const sponsors = new Map<string, Sponsor>();
  for (const [chainKey, key] of Object.entries(keys)) {
    const place = `free-cpu.${chainKey}`;
    const chain = chains.find(({ config }) => config.key === chainKey);
    if (chain === undefined) throw new ConfigError(`${place}: the chain is not served here`);
    const { freeCpu, features, chainId } = chain.config;
    if (freeCpu === null || !features.freeCpu || chainId === null)
      throw new ConfigError(`${place}: the chain needs freeCpu and features.freeCpu`);
    requireKey(key, place);
    const counts = new DailyCount(join(folder, `free-cpu-${chainKey}.json`));
    const satisfies = (transaction: Transaction, available: readonly string[]) =>
      satisfied(chain, transaction, available);
    sponsors.set(chainKey, new Sponsor({ config: freeCpu, chainId, key, counts, satisfies }));
  }
  return sponsors;
}

function requireKey(key: string, place: string): void {
  try {
    parsePrivateKey(key);
  } catch {
    // The parser's message could repeat parts of the key.
    throw new ConfigError(`${place}.key-file: not a private key`);
  }
}

/** get_required_keys refuses keys that do not suffice. */
async function satisfied(
  { sources }: ServedChain,
  transaction: Transaction,
  keys: readonly string[],
): Promise<boolean> {
  const body = {
    transaction: {
      ...transaction,
      actions: transaction.actions.map((action) => ({ ...action, data: toHex(action.data) })),
    },
    available_keys: keys,
  };
  try {
    await sources.at.api.getRequiredKeys(body);
    return true;
  } catch (error) {
    if (error instanceof NodeError && !error.unknownEndpoint) return false;
    throw error;
  }
}
