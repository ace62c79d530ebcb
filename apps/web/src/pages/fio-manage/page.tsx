import {
  addFioBundles,
  burnFioAddress,
  mapFioNft,
  renewFioAddress,
  renewFioDomain,
  setFioDomainPublic,
  transferFioAddress,
  transferFioDomain,
} from '@antescope/wallet/tools/fio/fio-names';
import { voteFioProxy } from '@antescope/wallet/tools/fio/fio-votes';
import { useRef, useState } from 'react';
import { defineScreen, type ScreenProps } from '../../ui/screen.ts';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { FioForm } from '../../wallet/fio/fio-form.tsx';
import { type FioWalletData, useFioWallet } from '../../wallet/fio/use-fio-facts.ts';
import { type FioStrings, useFioStrings } from '../../wallet/fio/use-fio-strings.ts';
import { useActor } from '../../wallet/multisig/use-actor.ts';
import { withStrings } from '../../wallet/tools/tool-text.ts';
import { OwnNames } from './own-names.tsx';

export const screen = defineScreen({
  strings: 'wallet/fio',
  head: ({ strings, path }) => {
    const title = viewOf(path) === 'domains' ? strings.manageDomains : strings.manageAddresses;
    return { title, description: title };
  },
  Component: ManagePage,
});

const viewOf = (path: string): 'addresses' | 'domains' => (path === '/wallet/manage/domains' ? 'domains' : 'addresses');

/** Names of the connected account, and the actions on them. */
function ManagePage({ path }: ScreenProps<FioWalletData>) {
  const strings = useFioStrings();
  const { actor } = useActor();
  const { read, refresh } = useFioWallet(actor);
  const view = viewOf(path);
  const [chosen, setChosen] = useState('');
  const form = useRef<HTMLDivElement>(null);
  const manage = (name: string): void => {
    setChosen(name);
    form.current?.scrollIntoView({ block: 'start' });
  };
  const tabs = [
    { id: 'addresses', label: strings.manageAddresses, path: '/wallet/manage/addresses' },
    { id: 'domains', label: strings.manageDomains, path: '/wallet/manage/domains' },
  ];
  const summary = read.state === 'ready' ? read.value.summary : null;
  return (
    <>
      <h1 className="mb-4 text-2xl font-semibold">{strings.manageTitle}</h1>
      <Tabs label={strings.sections} current={view} tabs={tabs} />
      <div className="grid gap-6 py-4">
        {actor === null ? (
          <p className="text-muted">{strings.connect}</p>
        ) : summary === null ? (
          read.state !== 'failed' && <SkeletonRows rows={4} label={strings.loading} />
        ) : (
          <OwnNames
            view={view}
            summary={summary}
            now={read.state === 'ready' ? read.value.now : ''}
            onManage={manage}
          />
        )}
        <div ref={form}>
          <FioForm
            key={`${view} ${chosen}`}
            tools={view === 'addresses' ? addressTools(strings) : domainTools(strings)}
            choice={{ label: strings.act, style: 'select' }}
            read={read}
            refresh={refresh}
            initial={chosen === '' ? {} : { [view === 'addresses' ? 'address' : 'domain']: chosen }}
          />
        </div>
      </div>
    </>
  );
}

function addressTools(strings: FioStrings) {
  const { labels } = strings;
  return [
    withStrings(addFioBundles, strings, labels.addbundles),
    withStrings(renewFioAddress, strings, labels.renewaddress),
    withStrings(transferFioAddress, strings, labels.xferaddress),
    withStrings(mapFioNft, strings, labels.addnft),
    withStrings(voteFioProxy, strings, labels.voteproxy),
    withStrings(burnFioAddress, strings, labels.burnaddress),
  ] as const;
}

function domainTools(strings: FioStrings) {
  const { labels } = strings;
  return [
    withStrings(renewFioDomain, strings, labels.renewdomain),
    withStrings(setFioDomainPublic, strings, labels.setdomainpub),
    withStrings(transferFioDomain, strings, labels.xferdomain),
  ] as const;
}
