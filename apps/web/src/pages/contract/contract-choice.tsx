import { useState, type FormEvent } from 'react';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { useStrings } from '../../i18n/strings.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { Button } from '../../ui/button.tsx';
import { Glyph } from '../../ui/identifier/glyph.tsx';
import { Field } from '../../ui/text-input.tsx';
import { contractLink } from '../../domain/contract/contract-query.ts';
import { useOpen } from '../../ui/use-open.ts';

/** Contract selection. A native form, so that it works without scripts. */
export function ContractChoice() {
  const strings = useStrings('pages/contract');
  const { chain, base } = useBoot();
  const openPath = useOpen();
  const [account, setAccount] = useState('');
  const { roles } = strings.choose;
  // An account with two roles keeps the place of its first and the text of its last.
  const suggestions = new Map<string, string>([
    [chain.systemAccounts.system, roles.system],
    [chain.coreContract, roles.token],
    [chain.systemAccounts.msig, roles.msig],
    [chain.systemAccounts.wrap, roles.wrap],
    ...(chain.features.nft ? ([['atomicassets', roles.nft]] as const) : []),
  ]);
  const open = (event: FormEvent): void => {
    event.preventDefault();
    if (account.trim() !== '') openPath('/contract', { search: { account: account.trim().toLowerCase() } });
  };
  return (
    <>
      <h1 className="mb-2 text-2xl font-semibold">{strings.heading}</h1>
      <p className="mb-4 text-muted">{strings.description}</p>
      <form action={`${base}/contract`} className="card flex items-end gap-3 p-5" onSubmit={open}>
        <Field
          className="flex-1"
          name="account"
          label={strings.choose.account}
          value={account}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          dir="ltr"
          required
          onChange={(event) => setAccount(event.target.value)}
        />
        <Button type="submit" kind="primary">
          {strings.choose.open}
        </Button>
      </form>
      <p className="mt-4 text-muted">{strings.choose.hint}</p>
      <ul className="mt-3 grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {[...suggestions].map(([name, role]) => (
          <li key={name}>
            <AppLink
              {...contractLink({ account: name })}
              className="card flex h-full items-center gap-4 p-5 no-underline hover:border-accent"
            >
              <Glyph name={name} size={36} />
              <span className="min-w-0">
                <span className="name block text-lg">{name}</span>
                <span className="text-muted">{role}</span>
              </span>
            </AppLink>
          </li>
        ))}
      </ul>
    </>
  );
}
