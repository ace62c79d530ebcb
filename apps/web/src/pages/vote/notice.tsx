import { useBoot } from '../../lib/boot/boot-context.ts';
import { contractLink } from '../../domain/contract/contract-query.ts';
import { useStrings } from '../../i18n/strings.ts';
import { AppLink } from '../../ui/app-link.tsx';

/** What a vote agrees to, with the chain's text where it has one. */
export function Notice() {
  const strings = useStrings('pages/vote');
  const { chain } = useBoot();
  const { constitution } = chain.links;
  return (
    <p role="note" className="mt-2 text-sm text-muted">
      {strings.notice(chain.name)}{' '}
      {constitution === null ? (
        // The clauses of the system contract are what a vote agrees to.
        <AppLink {...contractLink({ tab: 'ABI', account: chain.systemAccounts.system })} className="link underline">
          {strings.read}
        </AppLink>
      ) : (
        <a href={constitution} rel="noopener noreferrer" target="_blank" className="link underline">
          {strings.read}
        </a>
      )}
    </p>
  );
}
