import { createAccount, createXprAccount } from '@antescope/wallet/tools/create-account';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { useStrings } from '../../i18n/strings.ts';
import { ToolForm } from '../../wallet/tools/tool-form.tsx';
import { worded } from '../../wallet/tools/tool-text.ts';
import { defineScreen } from '../../ui/screen.ts';

export const screen = defineScreen({
  strings: 'pages/createaccount',
  head: ({ strings, chain }) => ({ title: strings.title, description: strings.description(chain.name) }),
  Component: CreateAccountPage,
});

/** A new account that the connected one creates and pays for. */
function CreateAccountPage() {
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
    <>
      <h1 className="text-2xl font-semibold">{strings.title}</h1>
      <p className="mt-2 mb-4 max-w-prose text-muted">{strings.about}</p>
      <ToolForm
        tools={[
          chain.features.xprStaking
            ? worded(createXprAccount, { ...shared, fields: basics })
            : worded(createAccount, { ...shared, fields }),
        ]}
        facts={undefined}
      />
    </>
  );
}
