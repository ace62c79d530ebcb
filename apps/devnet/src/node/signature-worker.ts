import { parentPort } from 'node:worker_threads';
import { SignatureFinder } from './signature-finder.ts';
import { unpackQuestions } from './signature-message.ts';
import type { QuestionsMessage } from './signature-message.ts';

/* Worker of NativeVerifier: receives lists of questions and posts lists of keys (or null) in the same order. */
const finder = new SignatureFinder();

parentPort?.on('message', (message: QuestionsMessage) => {
  // The rule is about windows; a worker's port has no origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker_threads port has no target origin
  parentPort?.postMessage(finder.findAll(unpackQuestions(message)));
});
