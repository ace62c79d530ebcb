import type { FioSummary } from '@antescope/sources/fio/fio-account';
import type { ListedAddress, ListedDomain } from '@antescope/sources/fio/fio-endpoints';
import { Expiry } from '../../domain/fio/expiry.tsx';
import { FioNameLink } from '../../domain/fio/name-link.tsx';
import { Visibility } from '../../domain/fio/visibility.tsx';
import { useStrings } from '../../i18n/strings.ts';
import { grouped } from '../../ui/amount-text.ts';
import { Button } from '../../ui/button.tsx';
import { type Column, List } from '../../ui/list.tsx';
import { OutcomeView } from '../../ui/outcome-view.tsx';

interface OwnNamesProps {
  view: 'addresses' | 'domains';
  summary: FioSummary;
  /** ISO time of the reading. */
  now: string;
  onManage: (name: string) => void;
}

/** The account's addresses or domains with their expiration. */
export function OwnNames({ view, summary, now, onManage }: OwnNamesProps) {
  const strings = useStrings('wallet/fio');
  const name = {
    id: 'name',
    head: strings.name,
    cell: (row: { name: string }) => <FioNameLink name={row.name} rowLink />,
  };
  const expires = {
    id: 'expires',
    head: strings.expires,
    cell: (row: { expires: string | null }) => <Expiry expires={row.expires} now={now} />,
  };
  const manage = {
    id: 'manage',
    head: strings.manage,
    headHidden: true,
    align: 'end' as const,
    cell: (row: { name: string }) => (
      <Button onClick={() => onManage(row.name)} aria-label={`${strings.manage}: ${row.name}`}>
        {strings.manage}
      </Button>
    ),
  };
  if (view === 'domains') {
    const visibility = {
      id: 'visibility',
      head: strings.visibility,
      className: 'max-sm:hidden',
      cell: ({ isPublic }: ListedDomain) => <Visibility isPublic={isPublic} />,
    };
    const columns: Column<ListedDomain>[] = [name, visibility, expires, manage];
    return (
      <OutcomeView outcome={summary.domains} what={strings.whatNames} empty={strings.noDomains}>
        {(rows) => <List label={strings.manageDomains} columns={columns} rows={rows} rowKey={(row) => row.name} />}
      </OutcomeView>
    );
  }
  const bundles = {
    id: 'bundles',
    head: strings.bundles,
    align: 'end' as const,
    cell: (row: ListedAddress) => <span className="figure">{grouped(row.bundles)}</span>,
  };
  const columns: Column<ListedAddress>[] = [name, { ...expires, className: 'max-sm:hidden' }, bundles, manage];
  return (
    <OutcomeView outcome={summary.addresses} what={strings.whatNames} empty={strings.noAddresses}>
      {(rows) => <List label={strings.manageAddresses} columns={columns} rows={rows} rowKey={(row) => row.name} />}
    </OutcomeView>
  );
}
