import { type ActionRow, actionOf, filledAction } from '@antescope/wallet/pasted/action-row';
import type { AbisOfContracts } from '@antescope/wallet/pasted/open-pasted';
import { isTied, type PastedTransaction } from '@antescope/wallet/pasted/pasted-transaction';
import type { Draft } from '@antescope/wallet/transact/draft';
import { levelText } from '@antescope/wallet/session/session';
import type { Action, PermissionLevel } from '@antescope/codec/chain/transaction';
import { toHex } from '@antescope/codec/bytes/bytes';
import { Suspense, useMemo, useRef, useState } from 'react';
import { useMessages } from '../../i18n/messages-context.ts';
import { useStrings } from '../../i18n/strings.ts';
import { Button } from '../../ui/button.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { useWallet } from '../../wallet/session/use-wallet.ts';
import type { ReviewPhase, ReviewRequest } from '../../wallet/transact/review-request.ts';
import { ActionEditor } from './action-editor.tsx';
import { BenchReview } from './bench-review.tsx';
import { BuildModes } from './build-modes.tsx';
import { Outputs } from './outputs.tsx';
import { reviewWarnings } from './review-warnings.ts';

interface OpenedTransactionProps {
  pasted: PastedTransaction;
  abis: AbisOfContracts;
  /** Initial texts of the actions. */
  rows: readonly ActionRow[];
  phase: ReviewPhase;
  onPhase: (phase: ReviewPhase) => void;
  onAgain: () => void;
  /** Takes a transaction that was signed and not sent. */
  onSigned: (draft: Draft) => void;
}

/** The actions of a pasted transaction to edit, beside their review. */
export function OpenedTransaction({
  pasted,
  abis,
  rows: initial,
  phase,
  onPhase,
  onAgain,
  onSigned,
}: OpenedTransactionProps) {
  const strings = useStrings('pages/sign-transaction');
  const messages = useMessages();
  const { session } = useWallet();
  const [rows, setRows] = useState(() => initial.map((row, id) => ({ id, row })));
  const list = useRef<HTMLUListElement>(null);
  const readings = useMemo(() => rows.map(({ row }) => actionOf(row, abis.get(row.account) ?? null)), [rows, abis]);
  const read = readings.flatMap((reading) => (reading.ok ? [reading.action] : []));
  const actions = read.length === rows.length ? read : null;
  const signedBy = (level: PermissionLevel): Action[] =>
    pasted.source !== 'request'
      ? read
      : read.map((action) => filledAction(action, abis.get(action.account) ?? null, level));
  const request: ReviewRequest | null =
    actions === null
      ? null
      : {
          key: keyOf(actions),
          title: strings.sign(actions.length),
          done: strings.sent(actions.length),
          warnings: reviewWarnings(pasted, session === null ? [] : signedBy(session), session, strings.warnings),
          actions: signedBy,
        };

  const edit = (index: number, change: Partial<ActionRow>): void =>
    setRows((now) => now.map((each, at) => (at === index ? { ...each, row: { ...each.row, ...change } } : each)));
  const move = (index: number, by: -1 | 1): void =>
    setRows((now) => now.toSpliced(index, 1).toSpliced(index + by, 0, now[index]!));
  const last = rows.length - 1;
  const own = session === null ? null : levelText(session);
  return (
    <div
      className={
        phase === 'sent'
          ? ''
          : 'grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(18rem,24rem)] lg:grid-rows-[auto_1fr]'
      }
    >
      {phase !== 'sent' && (
        <div className="grid min-w-0 gap-4">
          <Notes pasted={pasted} />
          <fieldset disabled={phase !== 'review'} className="grid min-w-0 gap-4">
            {own !== null && rows.some(({ row }) => row.authorization !== own) && (
              <Button
                className="h-auto! min-h-9 justify-self-start py-1 text-start whitespace-normal! wrap-anywhere"
                onClick={() =>
                  setRows((now) => now.map(({ id, row }) => ({ id, row: { ...row, authorization: own } })))
                }
              >
                {strings.signAll(own)}
              </Button>
            )}
            <ul ref={list} aria-label={strings.actions} className="grid min-w-0 gap-4">
              {rows.map(({ id, row }, index) => (
                <ActionEditor
                  key={id}
                  number={index + 1}
                  row={row}
                  reading={readings[index]!}
                  onChange={(change) => edit(index, change)}
                  onUp={index === 0 ? null : () => move(index, -1)}
                  onDown={index === last ? null : () => move(index, 1)}
                  onRemove={last === 0 ? null : () => setRows((now) => now.toSpliced(index, 1))}
                />
              ))}
            </ul>
          </fieldset>
        </div>
      )}
      <div className="min-w-0 lg:sticky lg:top-4 lg:row-span-2">
        {/* Strings of its sentences load late: what is being edited stays. */}
        <Suspense fallback={<SkeletonRows rows={4} label={messages.list.loading} />}>
          <BenchReview
            request={request}
            onIncomplete={() => list.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()}
            onPhase={onPhase}
            onAgain={onAgain}
          />
        </Suspense>
      </div>
      {phase !== 'sent' && actions !== null && (
        <div className="grid min-w-0 gap-6">
          <BuildModes
            of={keyOf(actions)}
            actions={session === null ? actions : signedBy(session)}
            onSigned={onSigned}
          />
          <Outputs
            pasted={pasted}
            rows={rows.map(({ row }) => row)}
            actions={actions}
            filled={session === null ? actions : signedBy(session)}
          />
        </div>
      )}
    </div>
  );
}

/** What signing here does not take over from the pasted transaction. */
function Notes({ pasted: { header, callback } }: { pasted: PastedTransaction }) {
  const { notes } = useStrings('pages/sign-transaction');
  return (
    <>
      {isTied(header) && <p className="max-w-prose text-sm text-muted">{notes.replaced(header.expiration)}</p>}
      {callback !== '' && (
        <p className="max-w-prose text-sm text-muted wrap-anywhere">{notes.callback(callback.slice(0, 200))}</p>
      )}
    </>
  );
}

/** Changes exactly when the actions do. */
function keyOf(actions: readonly Action[]): string {
  return JSON.stringify(actions.map(({ data, ...action }) => ({ ...action, data: toHex(data) })));
}
