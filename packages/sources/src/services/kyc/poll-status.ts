export const kycPollMs = 2000;

interface KycPoll {
  /** The account is verified at the light level already. */
  verified: boolean;
  /** Status of the expected tier. */
  read: () => Promise<string>;
  signal: AbortSignal;
  wait?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

/** Reads the status every two seconds while it is PENDING; any other ends the polling. Rejects when the signal aborts. */
export async function pollKycStatus({ verified, read, signal, wait = pause }: KycPoll): Promise<string> {
  if (verified) return 'PASSED';
  for (;;) {
    signal.throwIfAborted();
    const status = await read();
    if (status !== 'PENDING') return status;
    await wait(kycPollMs, signal);
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });
}
