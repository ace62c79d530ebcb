import { useState, type FormEvent } from 'react';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { useStrings } from '../../i18n/strings.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/text-input.tsx';
import { contractLink } from '../../domain/contract/contract-query.ts';
import { useOpen } from '../../ui/use-open.ts';

/** Contract selection. A native form, so that it works without scripts. */
export function ContractChoice() {
  const strings = useStrings('pages/contract');
  const { chain, base } = useBoot();
  const openPath = useOpen();
  const [account, setAccount] = useState('');
  const suggestions = [
    ...new Set([
      chain.systemAccounts.system,
      chain.coreContract,
      chain.systemAccounts.msig,
      chain.systemAccounts.wrap,
      ...(chain.features.nft ? ['atomicassets'] : []),
    ]),
  ];
  const open = (event: FormEvent): void => {
    event.preventDefault();
    if (account.trim() !== '') openPath('/contract', { search: { account: account.trim().toLowerCase() } });
  };
  return (
    <div className="max-w-2xl">
      <h1 className="mb-4 text-2xl font-semibold">{strings.heading}</h1>
      <p className="mb-4 text-muted">{strings.description}</p>
      <form action={`${base}/contract`} className="flex items-end gap-3" onSubmit={open}>
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
      <ul className="mt-1 flex flex-wrap gap-x-5 gap-y-1">
        {suggestions.map((name) => (
          <li key={name}>
            <AppLink {...contractLink({ account: name })} className="ident link inline-flex min-h-6 items-center">
              {name}
            </AppLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
