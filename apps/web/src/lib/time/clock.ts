import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import { type Age, ageOf } from './time-text.ts';
import { inTurn } from '../realtime/frame-turns.ts';

/** Names the part of the page whose ages change together; see frame-turns.ts. */
export const AgesPart = createContext('ages');

/** Listeners by part. */
const listeners = new Map<string, Set<() => void>>();
let timer: ReturnType<typeof setInterval> | undefined;

function subscribe(part: string, listener: () => void): () => void {
  const ofPart = listeners.get(part) ?? new Set();
  listeners.set(part, ofPart.add(listener));
  timer ??= setInterval(tick, 1000);
  return () => {
    ofPart.delete(listener);
    if (ofPart.size === 0) listeners.delete(part);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

function tick(): void {
  for (const [part, wakes] of listeners) {
    inTurn(part, () => {
      for (const wake of wakes) wake();
    });
  }
}

/** Seconds since 1970, one timer for the whole page; null on the server and during hydration. */
export function useNow(): number | null {
  return useClock(nowSeconds);
}

/**
 * The age of an ISO time; null on the server, during hydration and for an invalid time. Renders only as its text
 * changes: an age of minutes once a minute.
 */
export function useAge(time: string): Age | null {
  const value = useClock(() => JSON.stringify(ageOf(time, nowSeconds())));
  return value === null ? null : (JSON.parse(value) as Age | null);
}

function useClock<Value extends number | string>(read: () => Value): Value | null {
  const part = use(AgesPart);
  const subscribeToPart = useCallback((listener: () => void) => subscribe(part, listener), [part]);
  return useSyncExternalStore(subscribeToPart, read, () => null);
}

function nowSeconds(): number {
  return Math.floor(Date.now() / 1000);
}
