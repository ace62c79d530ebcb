import { failureText } from '../transact/failure-text.ts';
import { WalletError } from '../wallet-error.ts';

/** Free CPU failed and has to be turned off; the message says so. */
export class FreeCpuError extends WalletError {
  constructor(reason: string | null, options?: ErrorOptions) {
    super(
      'free-cpu',
      reason === null || reason === ''
        ? 'Error with free CPU, turning it off...try again!'
        : `Error with free CPU: ${reason}. Turning it off, try again!`,
      options,
    );
  }
}

/** A failure of a sponsored transaction; what the person decided stays what it is. */
export function asFreeCpuError(error: unknown): unknown {
  if (error instanceof FreeCpuError) return error;
  if (error instanceof WalletError && (error.code === 'cancelled' || error.code === 'refused')) return error;
  const text = failureText(error);
  return new FreeCpuError(text === 'Error' ? null : withoutStop(text), { cause: error });
}

/** Without the punctuation at its end, because the message continues. */
function withoutStop(text: string): string {
  let end = text.length;
  while (end > 0 && (text[end - 1] === '.' || text[end - 1] === '!')) end -= 1;
  return text.slice(0, end);
}
