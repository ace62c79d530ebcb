import { useState } from 'react';
import { useMessages } from '../../i18n/messages-context.ts';
import { tryLoad } from '../../lib/page/load-failure.ts';
import { useHoldPage } from '../../lib/page/use-hold-page.ts';

type Tools = typeof import('./key-tools.ts');

/** The result of a key tool; its code loads with the first use. `failure`: it could not be loaded or run. */
export function useKeyTool<Result>() {
  const { failed: strings } = useMessages();
  const [result, setResult] = useState<Result | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useHoldPage(result !== null);
  const run = async (use: (tools: Tools) => Result): Promise<void> => {
    setFailure(null);
    const loaded = await tryLoad(() => import('./key-tools.ts'));
    if (loaded.end !== 'loaded') return setFailure(navigator.onLine ? strings.newVersion : strings.offline);
    try {
      setResult(use(loaded.part));
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    }
  };
  return { result, failure, run: (use: (tools: Tools) => Result) => void run(use), clear: () => setResult(null) };
}
