import { Authorization } from '../authority/authorization.ts';
import type { Contract } from '../contract.ts';
import { RegisteredContracts } from '../execution/contract-book.ts';
import { ResourceLimits } from '../resources/limits.ts';
import { Database } from './database.ts';

/** The state with its managers. */
export class ChainState {
  readonly database = new Database();
  readonly authorization = new Authorization(this.database);
  readonly resources = new ResourceLimits(this.database);
  readonly contracts: RegisteredContracts;

  constructor(contracts: Iterable<Contract>, codeAliases?: ReadonlyMap<string, string>) {
    this.contracts = new RegisteredContracts(this.database, contracts, codeAliases);
  }
}
