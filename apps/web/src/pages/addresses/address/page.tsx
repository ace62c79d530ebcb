import type { FioAddress } from '@antescope/sources/fio/fio-tables';
import { useStrings } from '../../../i18n/strings.ts';
import { OutcomeView } from '../../../ui/outcome-view.tsx';
import { Section } from '../../../ui/section.tsx';
import { defineScreen } from '../../../ui/screen.ts';
import { Missing } from '../../../domain/not-found/not-found-page.tsx';
import { ClientKey } from '../client-key.tsx';
import { AddressFacts } from '../name-facts.tsx';
import { NameHeading } from '../name-heading.tsx';
import type { AddressPageData } from './load.ts';
import { MappedAddresses } from './mapped-addresses.tsx';
import { MappedNfts } from './mapped-nfts.tsx';

export const screen = defineScreen({
  strings: 'pages/addresses',
  head: ({ strings, chain, missing, params: { id = '' } }) => ({
    title: missing ? strings.missingAddress : id,
    description: strings.description(`${strings.kind.address} ${id}`, chain.name),
  }),
  keyOf: ({ requested }) => requested,
  Component: AddressPage,
});

/** An address of FIO: owner, key, mapped public addresses and NFTs. */
function AddressPage({ data }: { data: AddressPageData }) {
  const strings = useStrings('pages/addresses');
  const { address, requested } = data;
  if (address.state === 'empty')
    return <Missing title={strings.missingAddress} text={strings.missingText} requested={requested} />;
  return (
    <>
      <NameHeading
        kind="address"
        name={address.state === 'data' ? address.data.name : requested.toLowerCase()}
        meta={address.meta}
      />
      <OutcomeView outcome={address} what={requested} empty={strings.missingText}>
        {(shown) => <AddressContent data={data} address={shown} />}
      </OutcomeView>
    </>
  );
}

function AddressContent({ data, address }: { data: AddressPageData; address: FioAddress }) {
  const strings = useStrings('pages/addresses');
  return (
    <div className="grid gap-4">
      <AddressFacts address={address} now={data.now} clientKey={<ClientKey of={data.key} />} />
      <Section title={strings.mapped}>
        <MappedAddresses mapped={address.mapped} />
      </Section>
      <section className="grid gap-2" aria-labelledby="mapped-nfts">
        <h2 id="mapped-nfts" className="mt-2 text-lg font-semibold">
          {strings.nfts}
        </h2>
        <OutcomeView outcome={data.nfts} what={strings.whatNfts} empty={strings.noNfts(address.name)}>
          {(nfts) => <MappedNfts nfts={nfts} />}
        </OutcomeView>
      </section>
    </div>
  );
}
