import type { Contract } from './contract.ts';
import { accountInfoContract } from './contracts/accountinfo/account-info-contract.ts';
import { airgrabContract } from './contracts/airgrab/airgrab-contract.ts';
import { atomicAssetsContract } from './contracts/atomicassets/atomicassets-contract.ts';
import { atomicMarketContract } from './contracts/atomicmarket/atomicmarket-contract.ts';
import { biosContract } from './contracts/bios/bios-contract.ts';
import { bpayContract } from './contracts/bpay/bpay-contract.ts';
import { cashbackContract } from './contracts/cashback/cashback-contract.ts';
import { feesContract } from './contracts/fees/fees-contract.ts';
import { fioAddressContract } from './contracts/fio/fio-address-contract.ts';
import { fioFeeContract } from './contracts/fio/fio-fee-contract.ts';
import { fioStakingContract } from './contracts/fio/fio-staking-contract.ts';
import { fioSystemContract } from './contracts/fio/fio-system-contract.ts';
import { fioTokenContract } from './contracts/fio/fio-token-contract.ts';
import { fioTreasuryContract } from './contracts/fio/fio-treasury-contract.ts';
import { msigContract } from './contracts/msig/msig-contract.ts';
import { oracleContract } from './contracts/oracle/oracle-contract.ts';
import { proxyInfoContract } from './contracts/regproxyinfo/proxy-info-contract.ts';
import { rewardContract } from './contracts/reward/reward-contract.ts';
import { savingContract } from './contracts/saving/saving-contract.ts';
import { simpleAssetsContract } from './contracts/simpleassets/simpleassets-contract.ts';
import {
  systemContract,
  telosSystemContract,
  waxSystemContract,
  xprSystemContract,
} from './contracts/system/system-contract.ts';
import { tedpContract } from './contracts/tedp/tedp-contract.ts';
import { tokenContract } from './contracts/token/token-contract.ts';
import { vaultaContract } from './contracts/vaulta/vaulta-contract.ts';
import { wrapContract } from './contracts/wrap/wrap-contract.ts';
import { dexContract } from './contracts/xpr/dex/dex-contract.ts';
import { feedsContract } from './contracts/xpr/feeds-contract.ts';
import { lendingContract } from './contracts/xpr/lending-contract.ts';
import { longStakingContract } from './contracts/xpr/longstaking-contract.ts';
import { protonContract } from './contracts/xpr/proton-contract.ts';
import { tokenListContract } from './contracts/xpr/token-list-contract.ts';
import { treasuryContract } from './contracts/xpr/treasury-contract.ts';
import { webAuthnContract } from './contracts/xpr/webauthn-contract.ts';

/** All devnet contracts by name; add new ones here. */
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
    fioSystemContract,
    fioTokenContract,
    fioAddressContract,
    fioFeeContract,
    fioTreasuryContract,
    fioStakingContract,
    xprSystemContract,
    protonContract,
    feedsContract,
    longStakingContract,
    lendingContract,
    treasuryContract,
    tokenListContract,
    webAuthnContract,
    dexContract,
    biosContract,
    accountInfoContract,
    proxyInfoContract,
    feesContract,
    rewardContract,
    savingContract,
    bpayContract,
    tedpContract,
    // One per line to avoid merge conflicts.
  ].map((contract) => [contract.name, contract]),
);
