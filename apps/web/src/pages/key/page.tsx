import type { KeyHolder } from '@antescope/sources/account/account-view';
import { StarButton } from '../../domain/favorites/star-button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Facts } from '../../ui/facts.tsx';
import { AccountLink } from '../../ui/identifier/account-link.tsx';
import { PermissionChip } from '../../ui/identifier/permission-chip.tsx';
import { List, type Column, type ListPages } from '../../ui/list.tsx';
import { OutcomeView } from '../../ui/outcome-view.tsx';
import { defineScreen } from '../../ui/screen.ts';
import { SearchBox } from '../../domain/search/search-box.tsx';
import type { KeyPageData } from './load.ts';
import { useMessages } from '../../i18n/messages-context.ts';
import { useStrings } from '../../i18n/strings.ts';

export const screen = defineScreen({
  strings: 'pages/key',
  head: ({ strings, data }) => {
    const key = data?.key ?? data?.ethereum?.checksum ?? data?.requested ?? '';
    const title = data?.key === null && data.ethereum === null ? strings.noKey(key) : strings.title(key);
    return { title, description: title, path: `/key/${encodeURIComponent(key)}` };
  },
  Component: KeyPage,
});

function KeyPage({ data }: { data: KeyPageData }) {
  const strings = useStrings('pages/key');
  const { account } = useMessages();
  if (data.ethereum !== null) return <EthereumAddress {...data.ethereum} />;
  if (data.key === null) {
    return (
      <div className="max-w-2xl">
        <h1 className="text-2xl font-semibold">{strings.heading}</h1>
        <p className="mt-1 mb-6 text-muted wrap-anywhere">{strings.noKey(data.requested)}</p>
        <SearchBox />
      </div>
    );
  }
  const path = `/key/${encodeURIComponent(data.key)}`;
  const { next } = data.holders.meta;
  const isWhole = next === undefined && data.cursor === null;
  const title = (holders: KeyHolder[]) => (isWhole ? strings.holders(holders.length) : account.permissions);
  return (
    <>
      <div className="mb-4 flex items-center gap-2">
        <h1 className="text-2xl font-semibold">{strings.heading}</h1>
        <StarButton favorite={{ type: 'key', name: data.key }} />
      </div>
      <Facts
        facts={[
          { label: strings.key, value: <FullKey value={data.key} main /> },
          data.legacy === null ? null : { label: strings.legacy, value: <FullKey value={data.legacy} /> },
          data.curve === null ? null : { label: strings.curve, value: strings.curves[data.curve] },
        ]}
      />
      <section className="mt-8">
        <OutcomeView outcome={data.holders} what={strings.what} empty={strings.none}>
          {(holders) => (
            <>
              <h2 className="mb-2 text-lg font-semibold">{title(holders)}</h2>
              <Holders
                label={title(holders)}
                holders={holders}
                more={next === undefined ? null : { path, search: { cursor: next }, label: strings.morePages }}
                newest={data.cursor === null ? null : { path, search: {}, label: strings.firstPage }}
              />
            </>
          )}
        </OutcomeView>
      </section>
    </>
  );
}

function EthereumAddress({ checksum, lowerCase }: { checksum: string; lowerCase: string }) {
  const strings = useStrings('pages/key');
  return (
    <>
      <h1 className="mb-4 text-2xl font-semibold">{strings.ethereum}</h1>
      <Facts
        facts={[
          { label: strings.checksum, value: <FullKey value={checksum} main /> },
          { label: strings.lowerCase, value: <FullKey value={lowerCase} /> },
        ]}
      />
      <p className="mt-6 text-muted">{strings.noEthereum}</p>
    </>
  );
}

function FullKey({ value, main = false }: { value: string; main?: boolean }) {
  return (
    <span className="inline-flex items-start gap-1">
      <span className="ident wrap-anywhere whitespace-normal!" data-copy-object={main ? value : undefined}>
        {value}
      </span>
      <CopyButton value={value} />
    </span>
  );
}

function Holders({ label, holders, ...pages }: { label: string; holders: KeyHolder[] } & ListPages) {
  const strings = useStrings('pages/key');
  const columns: Column<KeyHolder>[] = [
    {
      id: 'account',
      head: strings.account,
      cell: ({ account }) => <AccountLink name={account} rowLink />,
      // The permission next to it contains the account name.
      className: 'max-sm:hidden',
    },
    {
      id: 'permission',
      head: strings.permission,
      cell: ({ account, permission }) => <PermissionChip actor={account} permission={permission} />,
    },
    { id: 'weight', head: strings.weight, align: 'end', cell: (holder) => <Weight holder={holder} /> },
  ];
  return (
    <List
      label={label}
      columns={columns}
      rows={holders}
      rowKey={(row) => `${row.account}@${row.permission}`}
      {...pages}
    />
  );
}

/** Whether the key satisfies the permission alone or in part. */
function Weight({ holder: { weight, threshold } }: { holder: KeyHolder }) {
  const strings = useStrings('pages/key');
  if (weight === null || threshold === null) return <span className="text-muted">–</span>;
  return (
    <span className="tabular-nums">
      {strings.of(weight, threshold)}
      <span className="ms-2 text-muted max-sm:hidden">{weight >= threshold ? strings.alone : strings.partial}</span>
    </span>
  );
}
