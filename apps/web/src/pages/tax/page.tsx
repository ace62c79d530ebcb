import { isName } from '@antescope/codec/chain/name';
import type { ExportFormat } from '@antescope/sources/history/export/export-format';
import { useState } from 'react';
import { ExportSteps } from '../../domain/history/export/export-steps.tsx';
import { useExport } from '../../domain/history/export/use-export.ts';
import { useStrings } from '../../i18n/strings.ts';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { Button } from '../../ui/button.tsx';
import { defineScreen } from '../../ui/screen.ts';
import { Field } from '../../ui/text-input.tsx';
import { useActor } from '../../wallet/multisig/use-actor.ts';

export const screen = defineScreen({
  strings: 'pages/tax',
  head: ({ strings, chain }) => ({ title: strings.title, description: strings.description(chain.name) }),
  Component: TaxExportPage,
});

const formats: readonly ExportFormat[] = ['cointracking'];

/** Transfers of an account as a file that CoinTracking imports. */
function TaxExportPage() {
  const strings = useStrings('pages/tax');
  const exporting = useStrings('domain/history/export');
  const { startDate } = useBoot().chain;
  const { actor } = useActor();
  const [typed, setTyped] = useState<string | null>(null);
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const [spam, setSpam] = useState(false);
  const account = (typed ?? actor ?? '').trim().toLowerCase();
  const unnamed = account !== '' && !isName(account);
  const reversed = from !== '' && to !== '' && from > to;
  const range: Range = { account, from, to, spam };
  return (
    <>
      <h1 className="mb-4 text-2xl font-semibold">{strings.title}</h1>
      <p className="mb-4 max-w-prose text-muted">{strings.about}</p>
      <div className="card grid max-w-3xl gap-4 p-5">
        <Field
          label={strings.account}
          value={typed ?? actor ?? ''}
          error={unnamed ? strings.accountInvalid : null}
          dir="ltr"
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ target }) => setTyped(target.value)}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <Field
            label={strings.from}
            type="date"
            min={startDate ?? undefined}
            value={from}
            onChange={({ target }) => setFrom(target.value)}
          />
          <Field
            label={strings.to}
            type="date"
            min={startDate ?? undefined}
            value={to}
            error={reversed ? strings.reversed : null}
            onChange={({ target }) => setTo(target.value)}
          />
        </div>
        <label className="flex min-h-9 items-center gap-2 pointer-coarse:min-h-tap">
          <input
            type="checkbox"
            className="size-4 accent-(--accent)"
            checked={spam}
            onChange={({ target }) => setSpam(target.checked)}
          />
          {strings.withSpam}
        </label>
        {/* Another range is another file. */}
        {account === '' || unnamed || reversed ? (
          <div>
            <Button disabled>{exporting.start}</Button>
          </div>
        ) : (
          <RangeExport key={JSON.stringify(range)} range={range} />
        )}
      </div>
    </>
  );
}

interface Range {
  account: string;
  /** Days in UTC, YYYY-MM-DD; '' for no limit. */
  from: string;
  to: string;
  /** Spam and imitations are included. */
  spam: boolean;
}

function RangeExport({ range: { account, from, to, spam } }: { range: Range }) {
  const { base } = useBoot();
  const control = useExport((format) => {
    const params = new URLSearchParams({
      format,
      kind: 'send,receive',
      order: 'asc',
      ...(from === '' ? {} : { after: from }),
      ...(to === '' ? {} : { before: to }),
      ...(spam ? { spam: 'show' } : {}),
    });
    return `${base}/api/v1/accounts/${encodeURIComponent(account)}/export?${params.toString()}`;
  });
  return <ExportSteps control={control} formats={formats} />;
}
