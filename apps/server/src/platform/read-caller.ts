import { AsyncLocalStorage } from 'node:async_hooks';
import type { ReadCaller } from '@antescope/index/store/sqlite/pool/read-caller';

/** The address whose request the current code answers; none for the server's own reads and for loopback. */
export const readCaller = new AsyncLocalStorage<ReadCaller>();
