import { useStrings } from '../../i18n/strings.ts';
import { OutcomeView } from '../../ui/outcome-view.tsx';
import { defineScreen } from '../../ui/screen.ts';
import { AddressList } from './address-list.tsx';
import type { AddressesPageData } from './load.ts';
import { NameTabs } from './name-tabs.tsx';

export const screen = defineScreen({
  strings: 'pages/addresses',
  head: ({ strings, chain }) => ({
    title: strings.addresses,
    description: strings.description(strings.addresses, chain.name),
  }),
  Component: AddressesPage,
});

/** All addresses, newest first. */
function AddressesPage({ data }: { data: AddressesPageData }) {
  const strings = useStrings('pages/addresses');
  return (
    <>
      <h1 className="mb-2 text-2xl font-semibold">{strings.addresses}</h1>
      <p className="mb-4 max-w-prose text-muted">{strings.aboutAddresses}</p>
      <NameTabs current="addresses" />
      <div className="pt-4">
        <OutcomeView outcome={data.addresses} what={strings.whatAddresses} empty={strings.noAddresses}>
          {(addresses, { next }) => (
            <AddressList
              label={strings.addresses}
              addresses={addresses}
              more={next === undefined ? null : { path: '/addresses', search: { cursor: next } }}
              newest={data.later ? { path: '/addresses', search: {} } : null}
            />
          )}
        </OutcomeView>
      </div>
    </>
  );
}
