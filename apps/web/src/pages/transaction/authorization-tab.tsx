import type { TransactionView } from '@antescope/sources/transaction/transaction-view';
import { CopyableHash } from '../../ui/identifier/copyable-hash.tsx';
import { KeyLink } from '../../ui/identifier/key-link.tsx';
import { PermissionChip } from '../../ui/identifier/permission-chip.tsx';
import { List, type Column } from '../../ui/list.tsx';
import { Proof } from '../../domain/proof/proof.tsx';
import type { TraceNode } from './trace-tree.ts';
import { useStrings } from '../../i18n/strings.ts';

interface SignatureRow {
  signature: string;
  key: string | null;
}

/** Declared authorizations, and the keys recovered from the signatures. */
export function AuthorizationTab({ transaction, tree }: { transaction: TransactionView; tree: TraceNode[] }) {
  const strings = useStrings('pages/transaction');
  const levels = new Map(
    tree.flatMap(({ trace }) =>
      trace.authorization.map((level) => [`${level.actor}@${level.permission}`, level] as const),
    ),
  );
  const rows: SignatureRow[] = transaction.signatures.map((signature, index) => ({
    signature,
    key: transaction.signedBy?.[index] ?? null,
  }));
  const columns: Column<SignatureRow>[] = [
    {
      id: 'key',
      head: strings.signedBy,
      cell: ({ key, signature }) => (
        <>
          {key === null ? <span className="text-muted">{strings.keyUnknown}</span> : <KeyLink value={key} />}
          <span className="mt-2 block text-muted md:hidden">
            <CopyableHash value={signature} />
          </span>
        </>
      ),
    },
    {
      id: 'signature',
      head: strings.signatures,
      cell: ({ signature }) => <CopyableHash value={signature} />,
      className: 'max-md:hidden',
    },
  ];
  return (
    <>
      <h2 className="mb-2 text-sm text-muted">{strings.authorization}</h2>
      <p className="mb-6 flex flex-wrap gap-2">
        {levels.size === 0 && <span className="text-muted">{strings.noAuthorization}</span>}
        {[...levels].map(([key, level]) => (
          <PermissionChip key={key} actor={level.actor} permission={level.permission} />
        ))}
      </p>
      {rows.length === 0 ? (
        <p className="text-muted">{strings.noSignatures}</p>
      ) : (
        <List label={strings.signatures} columns={columns} rows={rows} rowKey={(row) => row.signature} />
      )}
      {transaction.blockNumber !== null && (
        <Proof number={transaction.blockNumber} blockId={transaction.blockId} transaction={transaction.id} />
      )}
    </>
  );
}
