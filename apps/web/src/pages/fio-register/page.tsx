import { registerFioAddress, registerFioDomain } from '@antescope/wallet/tools/fio/fio-names';
import { Tabs } from '../../ui/tabs.tsx';
import { defineScreen, type ScreenProps } from '../../ui/screen.ts';
import { FioForm } from '../../wallet/fio/fio-form.tsx';
import { useFioWallet } from '../../wallet/fio/use-fio-facts.ts';
import { useFioStrings } from '../../wallet/fio/use-fio-strings.ts';
import { useActor } from '../../wallet/multisig/use-actor.ts';
import { withStrings } from '../../wallet/tools/tool-text.ts';

export const screen = defineScreen({
  strings: 'wallet/fio',
  head: ({ strings, path }) => {
    const title = isDomain(path) ? strings.registerDomain : strings.registerAddress;
    return { title, description: title };
  },
  Component: RegisterPage,
});

const isDomain = (path: string): boolean => path === '/wallet/register-domain';

/** Registers an address or a domain for the connected account. */
function RegisterPage({ path }: ScreenProps<null>) {
  const strings = useFioStrings();
  const { actor } = useActor();
  const { read, refresh } = useFioWallet(actor);
  const domain = isDomain(path);
  const tabs = [
    { id: 'address', label: strings.registerAddress, path: '/wallet/register-address' },
    { id: 'domain', label: strings.registerDomain, path: '/wallet/register-domain' },
  ];
  return (
    <>
      <h1 className="mb-4 text-2xl font-semibold">{strings.registerTitle}</h1>
      <Tabs label={strings.sections} current={domain ? 'domain' : 'address'} tabs={tabs} />
      <div className="py-4">
        <FioForm
          key={path}
          tools={[domain ? withStrings(registerFioDomain, strings) : withStrings(registerFioAddress, strings)]}
          read={read}
          refresh={refresh}
          lookup={domain ? 'domain' : 'address'}
        />
      </div>
    </>
  );
}
