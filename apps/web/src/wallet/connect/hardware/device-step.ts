import { WalletError } from '@antescope/wallet/wallet-error';

/** Runs a step of the browser's device interface; what it throws means that there is no device. */
export async function deviceStep<Result>(step: Promise<Result>): Promise<Result> {
  try {
    return await step;
  } catch (cause) {
    if (cause instanceof WalletError) throw cause;
    throw noDevice(cause instanceof Error ? cause.message : String(cause), cause);
  }
}

export function noDevice(message: string, cause?: unknown): WalletError {
  return new WalletError('no-device', message, { cause });
}
