import { AppLink } from '../app-link.tsx';
import { Folded } from '../folded.tsx';

interface TransactionLinkProps {
  id: string;
  rowLink?: boolean;
  /** Block number for transactions that histories lack: delayed and failed ones. */
  block?: number | undefined;
}

/** A transaction id, folded to its first and last six digits. */
export function TransactionLink({ id, rowLink = false, block }: TransactionLinkProps) {
  return (
    <AppLink
      path={`/transaction/${encodeURIComponent(id)}`}
      {...(block === undefined ? {} : { search: { block: String(block) } })}
      className="ident link"
      rowLink={rowLink}
    >
      <Folded value={id} />
    </AppLink>
  );
}
