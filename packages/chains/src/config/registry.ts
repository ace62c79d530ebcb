import type { ChainConfig } from './chain-config.ts';
import { type ChainFacts, configFromFacts } from './config-from-facts.ts';
import type { Family } from '../families/family.ts';
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

/** Settings of every built-in chain by key, in menu order. A chain is a file and an entry here. */
export const chainFacts: ReadonlyMap<string, ChainFacts> = new Map(
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
  ].map((facts) => [facts.key, facts]),
);

/** Families of these chains. */
export const families: readonly Family[] = [...new Set([...chainFacts.values()].map(({ family }) => family))];

export type ChainRegistry = ReadonlyMap<string, ChainConfig>;

export const chainRegistry: ChainRegistry = new Map(
  [...chainFacts.values()].map((facts) => [facts.key, configFromFacts(facts)]),
);

/** Throws "Unknown chain …" with the known keys. */
export function chainByKey(key: string, registry: ChainRegistry = chainRegistry): ChainConfig {
  const chain = registry.get(key);
  if (chain === undefined) throw new Error(`Unknown chain '${key}'. Known: ${[...registry.keys()].join(', ')}`);
  return chain;
}

/** Undefined if no chain has this id. */
export function chainById(chainId: string, registry: ChainRegistry = chainRegistry): ChainConfig | undefined {
  return [...registry.values()].find((chain) => chain.chainId === chainId);
}
