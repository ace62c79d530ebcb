import { EventEmitter } from 'node:events';

/** What the servers of this worker write to their output once they are ready, in pieces. */
export const serverOutput = new EventEmitter<{ text: [string] }>();
