import { parseAsset } from '@antescope/codec/chain/asset';
import { lineAction, repeatedReceivers, totalOf } from '@antescope/wallet/tools/multi-transfer';
import { type HeldToken, quantityOf, tokenField, tokenOf, tokenWarnings } from '@antescope/wallet/tools/transfer';
import { readTransferLines } from '@antescope/wallet/tools/transfer-lines';
import { useState } from 'react';
import { useStrings } from '../../../i18n/strings.ts';
import { useBoot } from '../../../lib/boot/boot-context.ts';
import { defineScreen } from '../../../ui/screen.ts';
import { BatchForm } from '../../../wallet/batch/batch-form.tsx';
import type { BatchRequest } from '../../../wallet/batch/batch-review.tsx';
import { TokenLines } from '../../../wallet/batch/token-lines.tsx';
import { errorText } from '../../../wallet/error-text.ts';
import { useSavedUsers } from '../../../wallet/saved-users.ts';
import { ChoiceInput } from '../../../wallet/tools/inputs/choice-input.tsx';
import { phraseText } from '../../../wallet/tools/tool-text.ts';
import { useTokens } from '../../../wallet/use-tokens.ts';
import { TransferTabs } from '../transfer-tabs.tsx';

export const screen = defineScreen({
  strings: 'pages/transfer/batch',
  head: ({ strings, chain }) => ({ title: strings.title, description: strings.description(chain.name) }),
  Component: BatchTransferPage,
});

/** Sends a token to a list of accounts of any length, in as many transactions as it takes. */
function BatchTransferPage() {
  const strings = useStrings('pages/transfer/batch');
  const wallet = useStrings('wallet');
  const { chain } = useBoot();
  const { actor } = useSavedUsers(chain.chainId ?? '');
  const { read } = useTokens(actor);
  const [chosen, setChosen] = useState('');
  const [text, setText] = useState('');
  const tokens = read.state === 'ready' ? read.value : null;
  const context = { chain, facts: { tokens } };
  const token = tokenOf(context, { token: chosen });
  return (
    <>
      <h1 className="mb-4 text-2xl font-semibold">{strings.title}</h1>
      <TransferTabs current="batch" />
      <p className="mt-4 max-w-prose text-muted">{strings.about}</p>
      {read.state === 'failed' && (
        <p role="alert" className="mt-2 text-negative">
          {errorText(read.error, wallet)}
        </p>
      )}
      <div className="py-4">
        <BatchForm request={useRequest(token, text)} onSent={() => setText('')}>
          <ChoiceInput
            name="token"
            label={strings.token}
            value={chosen}
            hint={undefined}
            error={null}
            options={(tokenField.options?.(context) ?? []).map(({ text: value, label, warning }) => ({
              value,
              label,
              warning: warning === undefined ? null : phraseText(wallet.transfer.notes, warning),
            }))}
            onChange={setChosen}
            onLeave={() => undefined}
          />
          <TokenLines
            name="lines"
            label={strings.lines}
            value={text}
            hint={undefined}
            error={null}
            token={token}
            onChange={setText}
            onLeave={() => undefined}
          />
        </BatchForm>
      </div>
    </>
  );
}

/** The valid lines of a list; null without any. */
function useRequest(token: HeldToken | null, text: string): BatchRequest | null {
  const strings = useStrings('pages/transfer/batch');
  const { notes } = useStrings('wallet').transfer;
  if (token === null) return null;
  const held = parseAsset(token.quantity);
  const { transfers, faults } = readTransferLines(text, held.precision);
  if (transfers.length === 0) return null;
  const total = totalOf(transfers);
  const repeated = repeatedReceivers(transfers);
  return {
    title: strings.act(quantityOf(total, token), String(transfers.length), token.contract),
    warnings: [
      ...tokenWarnings(token).map((warning) => phraseText(notes, warning)),
      ...(repeated.length === 0 ? [] : [strings.repeated(repeated.slice(0, 10).join(', '))]),
    ],
    fault: total > held.units ? strings.exceeded(token.quantity) : null,
    skipped: faults.length,
    count: transfers.length,
    rows: ({ actor, permission }) =>
      transfers.map((transfer) => ({
        line: transfer.line,
        action: lineAction(transfer, token, { actor, permission }),
      })),
  };
}
