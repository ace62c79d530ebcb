import { describe } from 'vitest';
import { applying } from './applying.ts';
import { creations } from './creations.ts';
import { derived } from './derived.ts';
import { forks } from './forks.ts';
import { lists } from './lists.ts';
import { filtering } from './filtering.ts';
import { nativeAccounts } from './native-accounts.ts';
import { lookups } from './lookups.ts';
import { stateAsOf } from './state-as-of.ts';
import type { StoreKind } from './store-under-test.ts';

/** Conformance suite for every kind of store; new parts of the contract get their cases here. */
export function historyStore(kind: StoreKind): void {
  describe(`${kind.name}: applying blocks`, () => applying(kind));
  describe(`${kind.name}: forks`, () => forks(kind));
  describe(`${kind.name}: lists of actions`, () => lists(kind));
  describe(`${kind.name}: filtered histories`, () => filtering(kind));
  describe(`${kind.name}: lookups of blocks, transactions and actions`, () => lookups(kind));
  describe(`${kind.name}: state as of a block`, () => stateAsOf(kind));
  describe(`${kind.name}: account creations`, () => creations(kind));
  if (kind.derives) describe(`${kind.name}: derived data`, () => derived(kind));
  if (kind.derives) describe(`${kind.name}: native accounts`, () => nativeAccounts(kind));
}
