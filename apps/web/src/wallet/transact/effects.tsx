import type { Preview } from '@antescope/wallet/transact/preview-facts';
import type { ReactNode } from 'react';
import { PlannedSentence } from '../../domain/action/planned/planned-action.tsx';
import { Disclosure } from '../../domain/value/disclosure.tsx';
import { ValueSheet } from '../../domain/value/value-sheet.tsx';
import { Amount } from '../../ui/amount.tsx';
import { grouped } from '../../ui/amount-text.ts';
import { AccountLink } from '../../ui/identifier/account-link.tsx';
import { useStrings } from '../../i18n/strings.ts';
import { PermissionEffect } from './permission-effect.tsx';

/** The signed actions and their effects: balances, RAM, permissions and inline actions. `actions` false: without the actions. */
export function Effects({ preview, actions = true }: { preview: Preview; actions?: boolean }) {
  const strings = useStrings('wallet').review;
  return (
    <>
      {actions && <SignedActions actions={preview.signed} />}
      <p className="mt-3 text-sm text-muted">
        {preview.source === 'dry-run' ? strings.dryRun : strings.estimate(preview.reason ?? '')}
        {preview.cpuUs !== null && preview.netBytes !== null && (
          <> · {strings.cost(grouped(preview.cpuUs), grouped(preview.netBytes))}</>
        )}
      </p>
      {preview.balances.length > 0 && (
        <Group title={strings.balances}>
          {preview.balances.map((effect) => (
            <BalanceEffect key={`${effect.account} ${effect.contract} ${effect.delta}`} effect={effect} />
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
          {preview.permissions.map((change) => (
            <PermissionEffect key={`${change.account} ${change.permission} ${change.change}`} change={change} />
          ))}
        </Group>
      )}
      <InlineActions preview={preview} />
    </>
  );
}

/** The actions decoded from the packed bytes to be signed. */
function SignedActions({ actions }: { actions: Preview['signed'] }) {
  const strings = useStrings('wallet').review;
  return (
    <section aria-label={strings.actions}>
      <h3 className="text-sm text-muted">{strings.actions}</h3>
      {actions.map((action, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- actions of a trace never reorder
        <ActionDetails key={index} action={action} />
      ))}
    </section>
  );
}

/** An action as a sentence, its data on demand, and below a proposal the actions in it. */
function ActionDetails({ action }: { action: Preview['signed'][number] }) {
  const strings = useStrings('wallet').review;
  return (
    <div className="border-b border-line py-1.5 wrap-anywhere [&_.ident]:whitespace-normal">
      <PlannedSentence action={action} />
      <details className="group">
        <Disclosure small>
          <bdi className="ident text-sm">
            {action.contract}::{action.name}
          </bdi>
        </Disclosure>
        <div className="ps-4 pb-1 text-sm">
          <ValueSheet value={action.data} />
        </div>
      </details>
      {action.carried.length > 0 && (
        <div className="mt-1 border-s-2 border-line ps-3">
          <p className="text-sm text-muted">{strings.proposed}</p>
          {action.carried.map((each, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- actions of a transaction never reorder
            <ActionDetails key={index} action={each} />
          ))}
        </div>
      )}
    </div>
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

/** The account and its change on the first line, the contract and the balances on the second. */
function BalanceEffect({ effect }: { effect: Preview['balances'][number] }) {
  const { account, contract, delta, before, after } = effect;
  const strings = useStrings('wallet').review;
  return (
    <li className="border-b border-line py-1.5">
      <span className="flex flex-wrap items-center justify-between gap-x-4">
        <AccountLink name={account} />
        <span className="ms-auto text-end">
          <Amount value={delta.replace('-', '')} flow={delta.startsWith('-') ? 'out' : 'in'} />
        </span>
      </span>
      <span className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm text-muted">
        <span className="order-last ms-auto text-end">
          {before === null ? strings.unknown : <Amount value={before} />}
          <span aria-hidden className="inline-block whitespace-pre rtl:-scale-x-100">
            {' → '}
          </span>
          {after === null ? strings.unknown : <Amount value={after} />}
        </span>
        <bdi className="ident text-xs">{contract}</bdi>
      </span>
    </li>
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

function InlineActions({ preview }: { preview: Preview }) {
  const strings = useStrings('wallet').review;
  const inline = preview.actions.filter((action) => action.inline);
  if (inline.length === 0) return null;
  return (
    <Group title={strings.inline}>
      {inline.map((action, index) => (
        <li
          // oxlint-disable-next-line react/no-array-index-key -- actions of a trace never reorder
          key={index}
          className="min-h-(--row) border-b border-line py-1.5 wrap-anywhere [&_.ident]:whitespace-normal"
        >
          <PlannedSentence action={{ ...action, authorization: [] }} />
        </li>
      ))}
    </Group>
  );
}
