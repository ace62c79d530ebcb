import type { FioDomain } from '@antescope/sources/fio/fio-tables';
import { Expiry } from '../../../domain/fio/expiry.tsx';
import { FioNameLink } from '../../../domain/fio/name-link.tsx';
import { Visibility } from '../../../domain/fio/visibility.tsx';
import { useStrings } from '../../../i18n/strings.ts';
import { AccountLink } from '../../../ui/identifier/account-link.tsx';
import { type Column, List } from '../../../ui/list.tsx';
import { OutcomeView } from '../../../ui/outcome-view.tsx';
import { defineScreen } from '../../../ui/screen.ts';
import { NameTabs } from '../name-tabs.tsx';
import type { DomainsPageData } from './load.ts';

export const screen = defineScreen({
  strings: 'pages/addresses',
  head: ({ strings, chain }) => ({
    title: strings.domains,
    description: strings.description(strings.domains, chain.name),
  }),
  Component: DomainsPage,
});

/** All domains, newest first. */
function DomainsPage({ data }: { data: DomainsPageData }) {
  const strings = useStrings('pages/addresses');
  const columns: Column<FioDomain>[] = [
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
    { id: 'visibility', head: strings.visibility, cell: ({ isPublic }) => <Visibility isPublic={isPublic} /> },
    {
      id: 'expires',
      head: strings.expires,
      className: 'max-sm:[&_bdi]:whitespace-normal',
      align: 'end',
      cell: ({ expires }) => <Expiry expires={expires} now={data.now} />,
    },
  ];
  return (
    <>
      <h1 className="mb-2 text-2xl font-semibold">{strings.domains}</h1>
      <p className="mb-4 max-w-prose text-muted">{strings.aboutDomains}</p>
      <NameTabs current="domains" />
      <div className="pt-4">
        <OutcomeView outcome={data.domains} what={strings.whatDomains} empty={strings.noDomains}>
          {(domains, { next }) => (
            <List
              label={strings.domains}
              columns={columns}
              rows={domains}
              rowKey={({ id }) => id}
              more={next === undefined ? null : { path: '/domains', search: { cursor: next } }}
              newest={data.later ? { path: '/domains', search: {} } : null}
            />
          )}
        </OutcomeView>
      </div>
    </>
  );
}
