import type { ChainConfig } from './chain-config.ts';
import { eos } from '../chains/eos.ts';
import { jungle } from '../chains/jungle.ts';
import { wax } from '../chains/wax.ts';
import { kylin } from '../chains/kylin.ts';
import { telos } from '../chains/telos.ts';
import { telosTest } from '../chains/telos-test.ts';
import { bos } from '../chains/bos.ts';
import { fio } from '../chains/fio.ts';
import { fioTest } from '../chains/fio-test.ts';
import { proton } from '../chains/proton.ts';
import { protonTest } from '../chains/proton-test.ts';
import { eosTest } from '../chains/eos-test.ts';
import { waxTest } from '../chains/wax-test.ts';
import { remme } from '../chains/remme.ts';
import { coffe } from '../chains/coffe.ts';
import { xec } from '../chains/xec.ts';
import { local } from '../chains/local.ts';

/** Every chain the product knows, by key, in the order menus list them. Adding a chain is adding a file here. */
export const chainRegistry: ReadonlyMap<string, ChainConfig> = new Map(
  [
    eos,
    jungle,
    wax,
    kylin,
    telos,
    telosTest,
    bos,
    fio,
    fioTest,
    proton,
    protonTest,
    eosTest,
    waxTest,
    remme,
    coffe,
    xec,
    local,
  ].map((chain) => [chain.key, chain]),
);

export type ChainRegistry = ReadonlyMap<string, ChainConfig>;

/** The chain of a key; throws "Unknown chain …" with the keys there are. */
export function chainByKey(key: string, registry: ChainRegistry = chainRegistry): ChainConfig {
  const found = registry.get(key);
  if (found === undefined) throw new Error(`Unknown chain '${key}'. Known: ${[...registry.keys()].join(', ')}`);
  return found;
}

/** The chain of a chain id, or undefined. */
export function chainById(chainId: string, registry: ChainRegistry = chainRegistry): ChainConfig | undefined {
  return [...registry.values()].find((chain) => chain.chainId === chainId);
}
