import { useState } from 'react';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { useStrings } from '../../i18n/strings.ts';
import { grouped } from '../../ui/amount-text.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Facts } from '../../ui/facts.tsx';
import { fetchCode } from './fetch-code.ts';
import { saveFile } from '../../ui/save-file.ts';

type Download =
  | { state: 'idle' | 'loading' }
  | { state: 'failed'; reason: string }
  | { state: 'done'; bytes: number; verified: boolean };

/** The deployed code and its hash, verified in the browser. */
export function CodeView({ account, codeHash }: { account: string; codeHash: string }) {
  const strings = useStrings('pages/contract');
  const { base } = useBoot();
  const [download, setDownload] = useState<Download>({ state: 'idle' });
  const start = async (): Promise<void> => {
    setDownload({ state: 'loading' });
    try {
      const { wasm, hash } = await fetchCode(base, account);
      saveFile(`${account}-${hash.slice(0, 8)}.wasm`, 'application/wasm', wasm);
      setDownload({ state: 'done', bytes: wasm.length, verified: hash === codeHash });
    } catch (error) {
      setDownload({ state: 'failed', reason: error instanceof Error ? error.message : String(error) });
    }
  };
  return (
    <div className="max-w-5xl">
      <Facts
        facts={[
          {
            label: strings.facts.codeHash,
            value: (
              <span className="inline-flex items-start gap-1">
                <span className="ident whitespace-normal! wrap-anywhere">{codeHash}</span>
                <CopyButton value={codeHash} />
              </span>
            ),
          },
        ]}
      />
      <p className="my-4 text-muted">{strings.code.explain}</p>
      <Button disabled={download.state === 'loading'} onClick={() => void start()}>
        {download.state === 'loading' ? strings.code.downloading : strings.code.download}
      </Button>
      <output className="mt-3 block">
        {download.state === 'failed' && (
          <span className="text-negative">
            {strings.code.failed} <bdi>{download.reason}</bdi>
          </span>
        )}
        {download.state === 'done' && (
          <span className={download.verified ? '' : 'text-negative'}>
            {strings.code.size(grouped(download.bytes))} ·{' '}
            {download.verified ? strings.code.verified : strings.code.differs}
          </span>
        )}
      </output>
    </div>
  );
}
