import { contractLink, rowViews, type RowView } from '../../domain/contract/contract-query.ts';
import type { ContractSearch } from '../../domain/contract/contract-search.ts';
import { useStrings } from '../../i18n/strings.ts';
import { AppLink } from '../../ui/app-link.tsx';

/** Name of a table and the type of its rows. */
export function TableTitle({ account, name, type }: { account: string; name: string; type: string }) {
  const strings = useStrings('pages/contract').table;
  return (
    <div className="flex flex-wrap items-baseline gap-x-3">
      <h2 className="ident text-lg font-semibold">{name}</h2>
      <span className="text-sm text-muted">
        {strings.structure}{' '}
        <AppLink {...contractLink({ tab: 'ABI', account, type })} className="ident link">
          {type}
        </AppLink>
      </span>
    </div>
  );
}

/** How the rows are shown. */
export function TableViews({ here, view }: { here: ContractSearch; view: RowView }) {
  const strings = useStrings('pages/contract').table;
  return (
    <nav aria-label={strings.view} className="ms-auto flex gap-1">
      {rowViews.map((each) => (
        <AppLink
          key={each}
          {...contractLink({ ...here, view: each })}
          still
          aria-current={each === view ? 'true' : undefined}
          className={`inline-flex h-7 items-center rounded-base px-2 text-sm no-underline pointer-coarse:h-tap ${each === view ? 'bg-surface font-semibold text-text' : 'text-muted hover:text-text'}`}
        >
          {strings.views[each]}
        </AppLink>
      ))}
    </nav>
  );
}
