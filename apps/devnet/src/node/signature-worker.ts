import { parentPort } from 'node:worker_threads';
import { SignatureFinder } from './signature-finder.ts';
import { unpackQuestions } from './signature-message.ts';
import type { QuestionsMessage } from './signature-message.ts';

/* The thread that NativeVerifier asks: lists of questions come in, lists of keys (or null) go out, in the same order. */
const finder = new SignatureFinder();

parentPort?.on('message', (message: QuestionsMessage) => {
  // A thread's port has no origin: the rule is about windows.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  parentPort?.postMessage(finder.findAll(unpackQuestions(message)));
});
