import { createAccount } from '@antescope/wallet/tools/create-account';
import { usePageWords } from '../../i18n/page-words.ts';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { ToolForm } from '../../wallet/tools/tool-form.tsx';
import { worded } from '../../wallet/tools/tool-text.ts';
import { createAccountWords } from './words.ts';

/** A new account that the connected one creates and pays for. */
export function CreateAccountPage() {
  const words = usePageWords(createAccountWords);
  const { chain } = useBoot();
  const { code } = chain.systemToken ?? chain.coreSymbol;
  const { acts, again } = words;
  const fields = {
    name: { label: words.name, hint: words.nameHint },
    owner: { label: words.owner },
    active: { label: words.active, hint: words.activeHint },
    ram: { label: words.ram, hint: words.ramHint },
    cpu: { label: words.cpu(code) },
    net: { label: words.net(code) },
  };
  return (
    <>
      <h1 className="text-2xl font-semibold">{words.title}</h1>
      <p className="mt-2 mb-4 max-w-prose text-muted">{words.about}</p>
      <ToolForm tools={[worded(createAccount, { fields, acts, faults: {}, notes: {}, again })]} facts={undefined} />
    </>
  );
}
