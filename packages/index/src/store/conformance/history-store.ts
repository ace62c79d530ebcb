import { describe } from 'vitest';
import { applying } from './applying.ts';
import { creations } from './creations.ts';
import { derived } from './derived.ts';
import { forks } from './forks.ts';
import { lists } from './lists.ts';
import { narrowing } from './narrowing.ts';
import { nativeAccounts } from './native-accounts.ts';
import { places } from './places.ts';
import { stateAsOf } from './state-as-of.ts';
import type { StoreKind } from './store-under-test.ts';

/** What every kind of store does alike; a new part of the contract gets its cases here, for all kinds at once. */
export function historyStore(kind: StoreKind): void {
  describe(`${kind.name}: applying blocks`, () => applying(kind));
  describe(`${kind.name}: forks`, () => forks(kind));
  describe(`${kind.name}: lists of actions`, () => lists(kind));
  describe(`${kind.name}: narrowed histories`, () => narrowing(kind));
  describe(`${kind.name}: blocks, transactions and actions by their place`, () => places(kind));
  describe(`${kind.name}: state as of a block`, () => stateAsOf(kind));
  describe(`${kind.name}: creations of accounts`, () => creations(kind));
  if (kind.derives) describe(`${kind.name}: what is derived`, () => derived(kind));
  if (kind.derives) describe(`${kind.name}: native accounts`, () => nativeAccounts(kind));
}
