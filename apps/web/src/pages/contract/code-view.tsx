import { useState } from 'react';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { usePageWords } from '../../i18n/page-words.ts';
import { grouped } from '../../ui/amount-text.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Facts } from '../../ui/facts.tsx';
import { fetchCode } from './fetch-code.ts';
import { saveFile } from './save-file.ts';
import { contractWords } from './words.ts';

type Download =
  | { state: 'idle' | 'loading' }
  | { state: 'failed'; reason: string }
  | { state: 'done'; bytes: number; verified: boolean };

/** The deployed code: its hash, and the code itself, checked against that hash in the browser. */
export function CodeView({ account, codeHash }: { account: string; codeHash: string }) {
  const words = usePageWords(contractWords);
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
            label: words.facts.codeHash,
            value: (
              <span className="inline-flex items-start gap-1">
                <span className="ident whitespace-normal! wrap-anywhere">{codeHash}</span>
                <CopyButton value={codeHash} />
              </span>
            ),
          },
        ]}
      />
      <p className="my-4 text-muted">{words.code.explain}</p>
      <Button disabled={download.state === 'loading'} onClick={() => void start()}>
        {download.state === 'loading' ? words.code.downloading : words.code.download}
      </Button>
      <output className="mt-3 block">
        {download.state === 'failed' && (
          <span className="text-negative">
            {words.code.failed} <bdi>{download.reason}</bdi>
          </span>
        )}
        {download.state === 'done' && (
          <span className={download.verified ? '' : 'text-negative'}>
            {words.code.size(grouped(download.bytes))} · {download.verified ? words.code.verified : words.code.differs}
          </span>
        )}
      </output>
    </div>
  );
}
