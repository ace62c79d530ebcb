import { parentPort } from 'node:worker_threads';
import { SignatureFinder } from './signature-finder.ts';
import type { SignatureQuestion } from './signature-finder.ts';

/* The thread that NativeVerifier asks: lists of questions come in, lists of keys (or null) go out, in the same order. */
const finder = new SignatureFinder();

parentPort?.on('message', (questions: SignatureQuestion[]) => {
  parentPort?.postMessage(questions.map((question) => finder.find(question)));
});
