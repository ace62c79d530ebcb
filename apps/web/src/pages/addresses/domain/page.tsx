import type { FioDomain } from '@antescope/sources/fio/fio-tables';
import { useStrings } from '../../../i18n/strings.ts';
import { OutcomeView } from '../../../ui/outcome-view.tsx';
import { defineScreen } from '../../../ui/screen.ts';
import { Missing } from '../../../domain/not-found/not-found-page.tsx';
import { AddressList } from '../address-list.tsx';
import { ClientKey } from '../client-key.tsx';
import { DomainFacts } from '../name-facts.tsx';
import { NameHeading } from '../name-heading.tsx';
import type { DomainPageData } from './load.ts';

export const screen = defineScreen({
  strings: 'pages/addresses',
  head: ({ strings, chain, missing, params: { id = '' } }) => ({
    title: missing ? strings.missingDomain : id,
    description: strings.description(`${strings.kind.domain} ${id}`, chain.name),
  }),
  keyOf: ({ requested }) => requested,
  Component: DomainPage,
});

/** A domain of FIO: owner, key, visibility and addresses. */
function DomainPage({ data }: { data: DomainPageData }) {
  const strings = useStrings('pages/addresses');
  const { domain, requested } = data;
  if (domain.state === 'empty')
    return <Missing title={strings.missingDomain} text={strings.missingText} requested={requested} />;
  return (
    <>
      <NameHeading
        kind="domain"
        name={domain.state === 'data' ? domain.data.name : requested.toLowerCase()}
        meta={domain.meta}
      />
      <OutcomeView outcome={domain} what={requested} empty={strings.missingText}>
        {(shown) => <DomainContent data={data} domain={shown} />}
      </OutcomeView>
    </>
  );
}

function DomainContent({ data, domain }: { data: DomainPageData; domain: FioDomain }) {
  const strings = useStrings('pages/addresses');
  return (
    <div className="grid gap-4">
      <DomainFacts domain={domain} now={data.now} clientKey={<ClientKey of={data.key} />} />
      <h2 className="mt-2 text-lg font-semibold">{strings.ofDomain}</h2>
      <OutcomeView outcome={data.addresses} what={strings.whatAddresses} empty={strings.noneOfDomain(domain.name)}>
        {(addresses) => <AddressList label={strings.ofDomain} addresses={addresses} />}
      </OutcomeView>
    </div>
  );
}
