import type { ActionTraceView, TransactionView } from '@antescope/sources/transaction/transaction-view';
import { useMessages } from '../../i18n/messages-context.ts';
import { useStrings } from '../../i18n/strings.ts';
import { DisclosureMark } from '../../ui/disclosure-mark.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Facts, type Fact } from '../../ui/facts.tsx';
import { AccountLink } from '../../ui/identifier/account-link.tsx';
import { CopyableHash } from '../../ui/identifier/copyable-hash.tsx';
import { PermissionChip } from '../../ui/identifier/permission-chip.tsx';
import { ActionLine } from '../../domain/action/action-line.tsx';
import { ValueSheet } from '../../domain/value/value-sheet.tsx';
import { DeferredActions } from './deferred-actions.tsx';
import { FullDataLink } from './full-data-link.tsx';
import type { TraceNode } from './trace-tree.ts';

interface InTransaction {
  transaction: TransactionView;
}

/**
 * Traces as a tree: a card for each top-level action with its data and inline actions, notifications collapsed into a
 * count.
 */
export function ActionsTab({ transaction, tree }: { tree: TraceNode[] } & InTransaction) {
  const strings = useStrings('pages/transaction');
  if (transaction.deferred !== undefined && transaction.sent !== undefined)
    return <DeferredActions actions={transaction.sent} />;
  if (tree.length === 0) return <p className="py-4 text-muted">{strings.noActions}</p>;
  return (
    <ol className="grid gap-4">
      {tree.map((node) => (
        <li key={node.trace.ordinal} className="card px-4 py-2">
          <Branch node={node} transaction={transaction} open />
        </li>
      ))}
    </ol>
  );
}

function Branch({ node, transaction, open = false }: { node: TraceNode; open?: boolean } & InTransaction) {
  return (
    <>
      <Execution node={node} transaction={transaction} open={open} />
      {node.children.length > 0 && (
        <ol className="border-s border-line ps-4 md:ms-2">
          {node.children.map((child) => (
            <li key={child.trace.ordinal}>
              <Branch node={child} transaction={transaction} />
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

function Execution({ node, transaction, open }: { node: TraceNode; open: boolean } & InTransaction) {
  const { trace } = node;
  const strings = useStrings('pages/transaction');
  return (
    <div className="py-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0 wrap-anywhere">
          <ActionLine action={trace} />
        </span>
        {trace.receipt === null && <Chip tone="negative">{strings.notExecuted}</Chip>}
        {trace.contextFree && <Chip>{strings.contextFree}</Chip>}
      </div>
      {/* The sentence contains links, which are not allowed inside of a button, so it precedes the button. */}
      <details className="group" open={open}>
        <summary className="flex min-h-7 w-fit cursor-pointer list-none flex-wrap items-center gap-x-3 text-sm text-muted hover:text-text pointer-coarse:min-h-tap">
          <DisclosureMark />
          <span className="ident">
            {trace.contract}::{trace.name}
          </span>
          <span className="ident">
            {trace.authorization.map(({ actor, permission }) => `${actor}@${permission}`).join(' ')}
          </span>
        </summary>
        <div className="ps-5 pb-3">
          <TraceFacts node={node} transaction={transaction} />
        </div>
      </details>
    </div>
  );
}

function TraceFacts({ node: { trace, notified }, transaction }: { node: TraceNode } & InTransaction) {
  const { chain } = useMessages();
  const strings = useStrings('pages/transaction');
  const facts: (Fact | null)[] = [
    {
      label: strings.authorization,
      value:
        trace.authorization.length === 0 ? (
          <span className="text-muted">{strings.noAuthorization}</span>
        ) : (
          <span className="flex flex-wrap gap-2">
            {trace.authorization.map(({ actor, permission }) => (
              <PermissionChip key={`${actor}@${permission}`} actor={actor} permission={permission} />
            ))}
          </span>
        ),
    },
    { label: strings.data, value: <ActionData trace={trace} transaction={transaction} /> },
    trace.returnValueHex === ''
      ? null
      : { label: strings.returned, value: <ValueSheet value={trace.returnValue ?? trace.returnValueHex} /> },
    trace.console === ''
      ? null
      : { label: strings.printed, value: <pre className="ident whitespace-pre-wrap!">{trace.console}</pre> },
    trace.error === null ? null : { label: chain.status.hard_fail, value: trace.error },
    notified.length === 0
      ? null
      : {
          label: strings.notified(notified.length),
          value: (
            <span className="flex flex-wrap gap-x-3 gap-y-1">
              {notified.map((each) => (
                <AccountLink key={each.ordinal} name={each.receiver} />
              ))}
            </span>
          ),
        },
    trace.receipt === null
      ? null
      : { label: strings.sequence, value: <span className="figure">{trace.receipt.globalSequence}</span> },
    trace.receipt === null ? null : { label: strings.digest, value: <CopyableHash value={trace.receipt.actDigest} /> },
  ];
  return <Facts facts={facts} />;
}

function ActionData({ trace, transaction }: { trace: ActionTraceView } & InTransaction) {
  const strings = useStrings('pages/transaction');
  if (trace.undecoded === null) {
    return (
      <>
        <ValueSheet value={trace.data} />
        {trace.dataBytes !== undefined && <FullDataLink transaction={transaction} />}
      </>
    );
  }
  const text = strings.undecoded[trace.undecoded as keyof typeof strings.undecoded];
  return (
    <>
      <p className="text-sm text-muted">{text ?? strings.undecodable(trace.undecoded)}</p>
      <p className="ident max-h-64 overflow-y-auto wrap-anywhere whitespace-normal!">{trace.hex}</p>
    </>
  );
}
