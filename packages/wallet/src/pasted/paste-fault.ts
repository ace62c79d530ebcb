import { type Phrase, phrase } from '../tools/phrase.ts';

/** What can be wrong with pasted text as a whole; the interface has the words. */
export type PasteFaultCode =
  /** Maximum in kilobytes. */
  | 'too-long'
  /** Maximum number. */
  | 'too-many-actions'
  | 'no-actions'
  | 'transaction-id'
  /** 'proposer/name' */
  | 'no-proposal'
  /** Position of the first wrong character, from 1. */
  | 'not-hex'
  | 'odd-hex'
  /** Reason, and byte from 0. */
  | 'bytes-invalid'
  /** Line and column, from 1. */
  | 'json-invalid'
  | 'json-too-deep'
  | 'not-a-transaction'
  | 'name-invalid'
  | 'number-invalid'
  | 'time-invalid'
  | 'hex-invalid'
  | 'authorization-invalid'
  | 'data-missing'
  | 'data-differs'
  /** Reason. */
  | 'extension-invalid'
  /** Reason. */
  | 'request-invalid'
  | 'identity-request'
  /** Chain ID. */
  | 'other-chain';

/** Thrown while pasted text is read: what is wrong, and where in it. */
export class PasteFault extends Error {
  override readonly name = 'PasteFault';
  readonly fault: Phrase<PasteFaultCode>;
  /** 'actions[1].authorization'; '' for the text as a whole. */
  readonly path: string;

  constructor(code: PasteFaultCode, args: readonly string[] = [], path = '', options?: ErrorOptions) {
    super(`${code} ${args.join(' ')} ${path}`.trim(), options);
    this.fault = phrase(code, ...args);
    this.path = path;
  }
}
