import type { Preview } from '@antescope/wallet/transact/preview-facts';
import type { ReactNode } from 'react';
import { ActionSentence } from '../domain/action/action-sentence.tsx';
import { Amount } from '../ui/amount.tsx';
import { grouped } from '../ui/amount-text.ts';
import { AccountLink } from '../ui/identifier/account-link.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import type { PreviewState } from './use-preview.ts';
import { useStrings } from '../i18n/strings.ts';

/** What the transaction would change, before anything is signed; and what was signed, after. */
export function PreviewPanel({ preview, signed }: { preview: PreviewState; signed: boolean }) {
  const strings = useStrings('wallet').preview;
  return (
    <section
      aria-live="polite"
      aria-busy={preview.state === 'working'}
      className="min-h-64 lg:border-s lg:border-line lg:ps-8"
    >
      <h2 className="mb-3 text-lg font-semibold">{signed ? strings.signed : strings.title}</h2>
      <Content preview={preview} />
    </section>
  );
}

function Content({ preview }: { preview: PreviewState }) {
  const strings = useStrings('wallet').preview;
  switch (preview.state) {
    case 'none':
      return <p className="text-muted">{strings.wait}</p>;
    case 'working':
      return (
        <>
          <p className="mb-3 text-sm text-muted">{strings.working}</p>
          {['w-4/5', 'w-3/5', 'w-2/3'].map((width) => (
            <div key={width} className="flex h-(--row) items-center border-b border-line">
              <Skeleton className={`h-3 ${width}`} />
            </div>
          ))}
        </>
      );
    case 'failed':
      return <Failure text={preview.message} />;
    case 'ready':
      return preview.draft.preview === null ? null : <Effects preview={preview.draft.preview} />;
  }
}

function Failure({ text }: { text: string }) {
  const strings = useStrings('wallet').preview;
  return (
    <div role="alert" className="border-s-2 border-negative ps-3">
      <p className="font-semibold">{strings.fails}</p>
      <p className="wrap-anywhere">{text}</p>
    </div>
  );
}

function Effects({ preview }: { preview: Preview }) {
  const strings = useStrings('wallet').preview;
  return (
    <>
      <p className="mb-3 text-sm text-muted">
        {preview.source === 'dry-run' ? strings.dryRun : strings.estimate(preview.reason ?? '')}
        {preview.cpuUs !== null && preview.netBytes !== null && (
          <span className="ms-1">{strings.cost(grouped(preview.cpuUs), grouped(preview.netBytes))}</span>
        )}
      </p>
      {preview.failure !== null && <Failure text={preview.failure} />}
      {preview.balances.length > 0 && (
        <Group title={strings.balances}>
          {preview.balances.map(({ account, contract, delta, before, after }) => (
            <Row key={`${account} ${contract} ${delta}`} account={account}>
              <Amount value={delta.replace('-', '')} flow={delta.startsWith('-') ? 'out' : 'in'} />
              <span className="block text-sm text-muted">
                {before === null ? strings.unknown : <Amount value={before} />}
                <span aria-hidden className="inline-block whitespace-pre rtl:-scale-x-100">
                  {' → '}
                </span>
                {after === null ? strings.unknown : <Amount value={after} />}
              </span>
            </Row>
          ))}
        </Group>
      )}
      {preview.ram.length > 0 && (
        <Group title={strings.ram}>
          {preview.ram.map(({ account, bytes }) => (
            <Row key={account} account={account}>
              <span className="tabular-nums">
                {bytes.startsWith('-') ? '−' : '+'}
                {strings.bytes(grouped(bytes.replace('-', '')))}
              </span>
            </Row>
          ))}
        </Group>
      )}
      {preview.permissions.length > 0 && (
        <Group title={strings.permissions}>
          {preview.permissions.map(({ account, permission, change }) => (
            <Row key={`${account} ${permission} ${change}`} account={account}>
              <span className="ident">{permission}</span> {strings.change[change]}
            </Row>
          ))}
        </Group>
      )}
      <Inline preview={preview} />
    </>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h3 className="mt-3 text-sm text-muted">{title}</h3>
      <ul>{children}</ul>
    </>
  );
}

function Row({ account, children }: { account: string; children: ReactNode }) {
  return (
    <li className="flex min-h-(--row) flex-wrap items-center justify-between gap-x-4 border-b border-line py-1">
      <AccountLink name={account} />
      <span className="ms-auto text-end">{children}</span>
    </li>
  );
}

/** What contracts would do on their own: the part that nobody typed. */
function Inline({ preview }: { preview: Preview }) {
  const strings = useStrings('wallet').preview;
  const inline = preview.actions.filter((action) => action.inline);
  if (inline.length === 0) return null;
  return (
    <Group title={`${strings.actions} · ${strings.inline}`}>
      {inline.map((action, index) => (
        // Actions of one trace are a fixed sequence: their place is their identity.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index} className="min-h-(--row) border-b border-line py-1.5 wrap-anywhere">
          <ActionSentence action={{ ...action, authorization: [] }} />
        </li>
      ))}
    </Group>
  );
}
