import type { NftAsset } from '@antescope/sources/nft/nft-asset';
import { nftTransfers } from '@antescope/sources/nft/nft-transfer';
import { readNftLines } from '@antescope/wallet/tools/nft-lines';
import { useState } from 'react';
import { useStrings } from '../../../i18n/strings.ts';
import { getData } from '../../../lib/api-data.ts';
import { useBoot } from '../../../lib/boot/boot-context.ts';
import { useRead } from '../../../lib/use-read.ts';
import { defineScreen } from '../../../ui/screen.ts';
import { BatchForm } from '../../../wallet/batch/batch-form.tsx';
import type { BatchRequest } from '../../../wallet/batch/batch-review.tsx';
import { LinesInput } from '../../../wallet/batch/lines-input.tsx';
import { errorText } from '../../../wallet/error-text.ts';
import { useSavedUsers } from '../../../wallet/saved-users.ts';
import { TransferTabs } from '../transfer-tabs.tsx';

export const screen = defineScreen({
  strings: 'pages/transfer/nft-batch',
  head: ({ strings, chain }) => ({ title: strings.title, description: strings.description(chain.name) }),
  Component: NftBatchPage,
});

const example = { name: 'nfts.csv', text: 'account,asset,memo\nalice,1099511627776,Welcome\nbob,simpleassets:7,\n' };

/** Sends NFTs to a list of accounts. */
function NftBatchPage() {
  const strings = useStrings('pages/transfer/nft-batch');
  const batch = useStrings('wallet/batch');
  const wallet = useStrings('wallet');
  const { base, chain } = useBoot();
  const { actor } = useSavedUsers(chain.chainId ?? '');
  const { read } = useRead(actor, async (signal) => {
    const path = `${base}/api/v1/accounts/${encodeURIComponent(actor ?? '')}/nfts`;
    return (await getData<NftAsset[]>(path, signal)) ?? [];
  });
  const [text, setText] = useState('');
  const lines = read.state === 'ready' ? readNftLines(text, read.value) : { transfers: [], faults: [] };
  const { transfers, faults } = lines;
  const request: BatchRequest | null =
    transfers.length === 0
      ? null
      : {
          title: strings.act(String(transfers.length)),
          warnings: transfers.flatMap(({ asset: { name, backed } }) =>
            backed.length === 0 ? [] : [strings.backed(name, backed.join(', '))],
          ),
          fault: null,
          skipped: faults.length,
          count: transfers.length,
          rows: ({ actor: from, permission }) =>
            transfers.flatMap(({ line, asset, to, memo }) =>
              nftTransfers([asset], { from, to, memo }).map((action) => ({
                line,
                action: { ...action, authorization: [{ actor: from, permission }] },
              })),
            ),
        };
  return (
    <>
      <h1 className="mb-4 text-2xl font-semibold">{strings.title}</h1>
      <TransferTabs current="nft-batch" />
      <p className="mt-4 max-w-prose text-muted">{strings.about}</p>
      {read.state === 'failed' && (
        <p role="alert" className="mt-2 text-negative">
          {errorText(read.error, wallet)}
        </p>
      )}
      <div className="py-4">
        <BatchForm request={request} onSent={() => setText('')}>
          <LinesInput
            name="lines"
            label={strings.lines}
            value={text}
            hint={undefined}
            error={null}
            format={strings.format}
            example={example}
            problems={faults.map(({ line, code }) => ({
              line,
              text: { ...batch.lineFaults, ...strings.lineFaults }[code],
            }))}
            total={transfers.length === 0 ? null : strings.total(String(transfers.length))}
            onChange={setText}
            onLeave={() => undefined}
          />
        </BatchForm>
      </div>
    </>
  );
}
