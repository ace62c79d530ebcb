import type { Contract } from './contract.ts';
import { airgrabContract } from './contracts/airgrab/airgrab-contract.ts';
import { atomicAssetsContract } from './contracts/atomicassets/atomicassets-contract.ts';
import { atomicMarketContract } from './contracts/atomicmarket/atomicmarket-contract.ts';
import { cashbackContract } from './contracts/cashback/cashback-contract.ts';
import { msigContract } from './contracts/msig/msig-contract.ts';
import { oracleContract } from './contracts/oracle/oracle-contract.ts';
import { simpleAssetsContract } from './contracts/simpleassets/simpleassets-contract.ts';
import { systemContract, telosSystemContract, waxSystemContract } from './contracts/system/system-contract.ts';
import { tokenContract } from './contracts/token/token-contract.ts';
import { vaultaContract } from './contracts/vaulta/vaulta-contract.ts';
import { wrapContract } from './contracts/wrap/wrap-contract.ts';

/** Every contract the devnet can run, by its name; a new contract is one line here. */
export const contracts: ReadonlyMap<string, Contract> = new Map(
  [
    systemContract,
    tokenContract,
    cashbackContract,
    msigContract,
    wrapContract,
    atomicAssetsContract,
    atomicMarketContract,
    simpleAssetsContract,
    oracleContract,
    airgrabContract,
    vaultaContract,
    telosSystemContract,
    waxSystemContract,
    // one a line, so that two may add theirs at a time
  ].map((contract) => [contract.name, contract]),
);
