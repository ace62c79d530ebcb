import { AppLink } from '../app-link.tsx';
import { Folded } from '../folded.tsx';

/** A transaction's id, folded to its first and last six digits. */
export function TransactionLink({ id, rowLink = false }: { id: string; rowLink?: boolean }) {
  return (
    <AppLink path={`/transaction/${encodeURIComponent(id)}`} className="ident link" rowLink={rowLink}>
      <Folded value={id} />
    </AppLink>
  );
}
