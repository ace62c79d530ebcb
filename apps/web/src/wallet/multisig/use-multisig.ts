import { type MultisigState, noMultisig, readMultisig, switchMode } from '@antescope/wallet/multisig/collected-actions';
import { useSyncExternalStore } from 'react';
import { useBoot } from '../../lib/boot/boot-context.ts';

/** Storage keys: one entry for each chain id. */
const keyOf = (chainId: string): string => `antescope-multisig ${chainId}`;

/** Changed in this tab: the storage event reaches other tabs alone. */
const multisigChanged = 'antescope-multisig';

/** The last state that was read, by its text: the same object for the same text, as React requires. */
const last = new Map<string, { text: string | null; state: MultisigState }>();

function stateOf(chainId: string): MultisigState {
  const key = keyOf(chainId);
  const text = storedText(key);
  const known = last.get(key);
  if (known !== undefined && known.text === text) return known.state;
  const state = text === null ? noMultisig : readMultisig(parsed(text));
  last.set(key, { text, state });
  return state;
}

function storedText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // The browser blocks storage: nothing is kept there.
    return null;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not written by this site: treated as empty.
    return null;
  }
}

function subscribe(listener: () => void): () => void {
  globalThis.addEventListener('storage', listener);
  globalThis.addEventListener(multisigChanged, listener);
  return () => {
    globalThis.removeEventListener('storage', listener);
    globalThis.removeEventListener(multisigChanged, listener);
  };
}

interface Multisig {
  state: MultisigState;
  /** Stores a changed state. Throws if it does not fit into the browser's storage. */
  update: (change: (state: MultisigState) => MultisigState) => void;
}

/** Multisig mode and the collected actions of this page's chain, kept in this browser; empty on the server. */
export function useMultisig(): Multisig {
  const chainId = useBoot().chain.chainId ?? '';
  const state = useSyncExternalStore(
    subscribe,
    () => stateOf(chainId),
    () => noMultisig,
  );
  const update = (change: (state: MultisigState) => MultisigState): void => {
    localStorage.setItem(keyOf(chainId), JSON.stringify(change(stateOf(chainId))));
    globalThis.dispatchEvent(new Event(multisigChanged));
  };
  return { state, update };
}

/** Change that turns the mode on or off; off, forms are the connected account's again. */
export function switchedTo(on: boolean): (state: MultisigState) => MultisigState {
  return (state) => ({ ...switchMode(state, on), onBehalfOf: on ? state.onBehalfOf : null });
}
