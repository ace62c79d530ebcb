import type { WalletWindow } from '@antescope/wallet/providers/cloudwallet/provider';
import { WalletError } from '@antescope/wallet/wallet-error';

/** Milliseconds between checks whether a window was closed: browsers have no event for it. */
const checkMs = 500;

/** Windows of a wallet's site, which answer by messages. */
export function walletWindow(site: string): WalletWindow {
  const { origin } = new URL(site);
  return {
    ask: (path, message) => {
      const opened = window.open(new URL(path, site), 'wallet', 'height=800,width=600');
      if (opened === null) return Promise.reject(new WalletError('cancelled', 'The browser did not open the window'));
      return answerOf(opened, origin, message);
    },
  };
}

/** With a message to post, the window's first one says that it is ready. */
function answerOf(opened: Window, origin: string, message: object | null): Promise<Record<string, unknown>> {
  return new Promise((done, fail) => {
    let waitsForReady = message !== null;
    const end = (): void => {
      clearInterval(timer);
      window.removeEventListener('message', hear);
    };
    const timer = setInterval(() => {
      if (!opened.closed) return;
      end();
      fail(new WalletError('cancelled', 'The window was closed'));
    }, checkMs);
    const hear = ({ data, origin: from, source }: MessageEvent<unknown>): void => {
      if (from !== origin || source !== opened || typeof data !== 'object' || data === null) return;
      if (waitsForReady) {
        waitsForReady = false;
        opened.postMessage(message, origin);
        return;
      }
      end();
      done(data as Record<string, unknown>);
    };
    window.addEventListener('message', hear);
  });
}
