import { createAccount, createXprAccount } from '@antescope/wallet/tools/create-account';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { useStrings } from '../../i18n/strings.ts';
import { ToolForm } from '../../wallet/tools/tool-form.tsx';
import { withStrings } from '../../wallet/tools/tool-text.ts';
import { defineScreen, type ScreenProps } from '../../ui/screen.ts';
import { AccountServices } from './account-services.tsx';
import { AdvancedForm } from './advanced-form.tsx';
import { advancedPath, CreateTabs } from './create-tabs.tsx';

export const screen = defineScreen({
  strings: 'pages/createaccount',
  head: ({ strings, chain }) => ({ title: strings.title, description: strings.description(chain.name) }),
  Component: CreateAccountPage,
});

/** A new account that the connected one creates and pays for. */
function CreateAccountPage({ path }: ScreenProps<null>) {
  const strings = useStrings('pages/createaccount');
  const { chain } = useBoot();
  const advanced = path === advancedPath;
  return (
    <>
      <h1 className="mb-4 text-2xl font-semibold">{strings.title}</h1>
      <CreateTabs current={advanced ? 'advanced' : 'simple'} />
      <div className="grid gap-4 py-4">
        {!advanced && chain.accountServices.length > 0 && <AccountServices services={chain.accountServices} />}
        <p className="max-w-prose text-muted">{strings.about}</p>
        {advanced ? <AdvancedForm /> : <SimpleForm />}
      </div>
    </>
  );
}

function SimpleForm() {
  const strings = useStrings('pages/createaccount');
  const { chain } = useBoot();
  const { code } = chain.systemToken ?? chain.coreSymbol;
  const { acts, again } = strings;
  const basics = {
    name: { label: strings.name, hint: strings.nameHint },
    owner: { label: strings.owner },
    active: { label: strings.active, hint: strings.activeHint },
    ram: { label: strings.ram, hint: strings.ramHint },
  };
  const fields = { ...basics, cpu: { label: strings.cpu(code) }, net: { label: strings.net(code) } };
  const shared = { acts, faults: {}, notes: {}, again };
  return (
    <ToolForm
      tools={[
        chain.features.xprStaking
          ? withStrings(createXprAccount, { ...shared, fields: basics })
          : withStrings(createAccount, { ...shared, fields }),
      ]}
      facts={undefined}
    />
  );
}
