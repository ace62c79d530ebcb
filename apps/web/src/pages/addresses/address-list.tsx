import type { FioAddress } from '@antescope/sources/fio/fio-tables';
import { FioNameLink } from '../../domain/fio/name-link.tsx';
import { useStrings } from '../../i18n/strings.ts';
import { grouped } from '../../ui/amount-text.ts';
import { AccountLink } from '../../ui/identifier/account-link.tsx';
import { type Column, List, type ListPages } from '../../ui/list.tsx';

interface AddressListProps extends ListPages {
  label: string;
  addresses: FioAddress[];
}

/** Addresses with owner and bundled transactions; on phones the owner is below the name. */
export function AddressList({ label, addresses, ...pages }: AddressListProps) {
  const strings = useStrings('pages/addresses');
  const columns: Column<FioAddress>[] = [
    {
      id: 'name',
      head: strings.name,
      cell: ({ name, owner }) => (
        <>
          <FioNameLink name={name} rowLink />
          <span className="mt-2 block text-sm text-muted sm:hidden">
            <AccountLink name={owner} bare />
          </span>
        </>
      ),
    },
    {
      id: 'owner',
      head: strings.owner,
      className: 'max-sm:hidden',
      cell: ({ owner }) => <AccountLink name={owner} />,
    },
    {
      id: 'mapped',
      head: strings.mapped,
      align: 'end',
      className: 'max-md:hidden',
      cell: ({ mapped }) => <span className="figure">{grouped(mapped.length)}</span>,
    },
    {
      id: 'bundles',
      head: strings.bundles,
      align: 'end',
      cell: ({ bundles }) => <span className="figure">{grouped(bundles)}</span>,
    },
  ];
  return <List label={label} columns={columns} rows={addresses} rowKey={({ id }) => id} {...pages} />;
}
