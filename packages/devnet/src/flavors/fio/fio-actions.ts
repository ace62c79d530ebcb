import type { Action } from '@antescope/codec/chain/transaction';
import { fioAddressContract } from '../../contracts/fio/fio-address-contract.ts';
import { fioStakingContract } from '../../contracts/fio/fio-staking-contract.ts';
import { fioSystemContract } from '../../contracts/fio/fio-system-contract.ts';
import { fioTokenContract } from '../../contracts/fio/fio-token-contract.ts';
import { contractAction } from '../../story/actions.ts';
import { sufOf } from './fio-fee-list.ts';
import { fioAccount, fioKey } from './fio-keys.ts';

/** More than any fee of the story. */
const maxFee = sufOf(1000);

/** Actions of one person, by the names of FIO's contracts. */
export class FioPerson {
  readonly name: string;
  readonly account: string;
  readonly key: string;

  constructor(seed: string, name: string) {
    this.name = name;
    this.account = name === 'eosio' ? 'eosio' : fioAccount(seed, name);
    this.key = fioKey(seed, name);
  }

  #act(contract: typeof fioTokenContract, account: string, action: string, data: object): Action {
    const { account: actor } = this;
    return contractAction(contract, account, action, actor, { max_fee: maxFee, actor, tpid: '', ...data });
  }

  pay(to: FioPerson, suf: bigint): Action {
    return this.#act(fioTokenContract, 'fio.token', 'trnsfiopubky', { payee_public_key: to.key, amount: suf });
  }

  /** Locked tokens, released in two halves. */
  payLocked(to: FioPerson, suf: bigint, days: number): Action {
    const duration = BigInt(days * 86_400);
    const periods = [
      { duration: duration / 2n, amount: suf / 2n },
      { duration, amount: suf - suf / 2n },
    ];
    const data = { payee_public_key: to.key, can_vote: 0, periods, amount: suf };
    return this.#act(fioTokenContract, 'fio.token', 'trnsloctoks', data);
  }

  address(action: string, data: object): Action {
    return this.#act(fioAddressContract, 'fio.address', action, data);
  }

  registerDomain(name: string): Action {
    return this.address('regdomain', { fio_domain: name, owner_fio_public_key: this.key });
  }

  registerAddress(name: string): Action {
    return this.address('regaddress', { fio_address: name, owner_fio_public_key: this.key });
  }

  stake(action: 'stakefio' | 'unstakefio', address: string, suf: bigint): Action {
    return this.#act(fioStakingContract, 'fio.staking', action, { fio_address: address, amount: suf });
  }

  /** eosio's actions have no tpid. */
  system(action: string, data: object): Action {
    const { account: actor } = this;
    return contractAction(fioSystemContract, 'eosio', action, actor, { max_fee: maxFee, actor, ...data });
  }
}
