import type { WalletResponse } from '@antescope/wallet/providers/signing-request/wallet-response';
import { useState } from 'react';
import { useStrings } from '../../../i18n/strings.ts';
import { errorText } from '../../error-text.ts';

interface Responding {
  accept: (response: WalletResponse) => void;
  checking: boolean;
  /** Why the last response was refused. */
  error: string | null;
}

/**
 * Gives responses of a wallet to a provider until one is right. A wrong one leaves the request open: anyone who saw it can
 * post a response, and the right one may still come.
 */
export function useRespond(respond: (response: WalletResponse) => Promise<void>, onDone: () => void): Responding {
  const strings = useStrings('wallet');
  const [error, setError] = useState<string | null>(null);
  const [checking, setChecking] = useState(false);
  const check = async (response: WalletResponse): Promise<void> => {
    setError(null);
    setChecking(true);
    try {
      await respond(response);
      onDone();
    } catch (failure) {
      setError(errorText(failure, strings));
    } finally {
      setChecking(false);
    }
  };
  return { accept: (response) => void check(response), checking, error };
}
