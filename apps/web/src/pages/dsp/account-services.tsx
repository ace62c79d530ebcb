import type { FormEvent } from 'react';
import type { DspAccount } from '@antescope/sources/services/dsp/dsp-tables';
import type { Outcome } from '@antescope/sources/core/outcome';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { usePageWords } from '../../i18n/page-words.ts';
import { Moment } from '../../ui/moment.tsx';
import { Amount } from '../../ui/amount.tsx';
import { Button } from '../../ui/button.tsx';
import { AccountLink } from '../../ui/identifier/account-link.tsx';
import { List, type Column } from '../../ui/list.tsx';
import { OutcomeView } from '../../ui/outcome-view.tsx';
import { Field } from '../../ui/text-input.tsx';
import { dspWords } from './words.ts';
import { useOpen } from '../../ui/use-open.ts';

/** What one account staked with providers; whose is in the address. */
export function AccountServices({ account, staked }: { account: string; staked: Outcome<DspAccount[]> | null }) {
  const words = usePageWords(dspWords);
  const { base } = useBoot();
  const open = useOpen();
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('account') ?? '').trim();
    open('/dsp', { search: { view: 'account', account: name } });
  };
  return (
    <>
      <form action={`${base}/dsp`} method="get" onSubmit={submit} className="flex max-w-xl items-end gap-3 pb-4">
        <input type="hidden" name="view" value="account" />
        <Field
          label={words.account}
          name="account"
          defaultValue={account}
          dir="ltr"
          autoCapitalize="none"
          spellCheck={false}
          className="min-w-0 flex-1"
        />
        <Button type="submit" kind="primary">
          {words.look}
        </Button>
      </form>
      {staked !== null && (
        <OutcomeView outcome={staked} what={words.whatServices(account)} empty={words.noServices(account)}>
          {(rows) => <Services rows={rows} />}
        </OutcomeView>
      )}
    </>
  );
}

function Services({ rows }: { rows: DspAccount[] }) {
  const words = usePageWords(dspWords);
  const time = (id: 'started' | 'ends', head: string): Column<DspAccount> => ({
    id,
    head,
    className: 'max-md:hidden',
    cell: (row) => (row[id] === null ? <span className="text-muted">–</span> : <Moment time={row[id]} />),
  });
  const columns: Column<DspAccount>[] = [
    { id: 'service', head: words.service, cell: ({ service }) => <AccountLink name={service} bare /> },
    { id: 'provider', head: words.provider, cell: ({ provider }) => <AccountLink name={provider} bare rowLink /> },
    {
      id: 'package',
      head: words.package,
      className: 'max-sm:hidden',
      cell: (row) => (
        <>
          <bdi className="wrap-anywhere">{row.package}</bdi>
          {row.pendingPackage !== '' && row.pendingPackage !== row.package && (
            <span className="ms-2 text-sm text-muted">{words.next(row.pendingPackage)}</span>
          )}
        </>
      ),
    },
    {
      id: 'quota',
      head: words.quota,
      align: 'end',
      className: 'max-md:hidden',
      cell: ({ quota }) => <Amount value={quota} />,
    },
    { id: 'staked', head: words.staked, align: 'end', cell: ({ balance }) => <Amount value={balance} /> },
    time('started', words.since),
    time('ends', words.ends),
  ];
  return (
    <List
      label={words.views.account}
      columns={columns}
      rows={rows}
      rowKey={({ id, provider, service }) => `${id} ${provider} ${service}`}
    />
  );
}
