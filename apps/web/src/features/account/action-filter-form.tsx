import { useRouter } from '@tanstack/react-router';
import { useBoot } from '../../boot/boot-context.ts';
import { useMessages } from '../../i18n/messages-context.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { accountPath } from '../../ui/identifier/account-link.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { inputClass } from '../../ui/text-input.tsx';
import type { AccountPageData } from './account-page-data.ts';

/** Contract, action and days as plain form fields: every filter is an address, with scripts or without. */
export function ActionFilterForm({ data }: { data: AccountPageData }) {
  const router = useRouter();
  const { base } = useBoot();
  const { account: words } = useMessages();
  const { contract, action, after, before } = data.filter;
  const filtered = [contract, action, after, before].some((part) => part !== null);
  return (
    <form
      key={data.name}
      action={base + accountPath(data.name)}
      method="get"
      aria-label={words.filter}
      className="mb-4 flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        const form = new FormData(event.currentTarget);
        const search: Record<string, string> = { tab: 'transactions' };
        for (const field of ['contract', 'action', 'after', 'before']) {
          const value = form.get(field);
          if (typeof value === 'string' && value.trim() !== '') search[field] = value.trim().toLowerCase();
        }
        void router.navigate({ to: accountPath(data.name), search: search as never });
      }}
    >
      <input type="hidden" name="tab" value="transactions" />
      <FilterField name="contract" label={words.filterContract} value={contract} placeholder="eosio.token" />
      <FilterField name="action" label={words.filterAction} value={action} placeholder="transfer" />
      <DateField name="after" label={words.filterAfter} value={after} />
      <DateField name="before" label={words.filterBefore} value={before} />
      <Button type="submit">{words.apply}</Button>
      {filtered && (
        <AppLink path={accountPath(data.name)} search={{ tab: 'transactions' }} className={buttonClass('quiet')}>
          {words.clear}
        </AppLink>
      )}
    </form>
  );
}

interface FilterFieldProps {
  name: string;
  label: string;
  value: string | null;
  placeholder: string;
}

function FilterField({ name, label, value, placeholder }: FilterFieldProps) {
  return (
    <label className="block w-44">
      <span className="mb-1 block text-sm text-muted">{label}</span>
      <input
        name={name}
        defaultValue={value ?? ''}
        key={value}
        placeholder={placeholder}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
        className={`${inputClass} font-mono text-sm`}
      />
    </label>
  );
}
