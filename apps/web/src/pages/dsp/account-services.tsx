import type { FormEvent } from 'react';
import type { DspAccount } from '@antescope/sources/services/dsp/dsp-tables';
import type { Outcome } from '@antescope/sources/core/outcome';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { useStrings } from '../../i18n/strings.ts';
import { Moment } from '../../ui/moment.tsx';
import { Amount } from '../../ui/amount.tsx';
import { Button } from '../../ui/button.tsx';
import { AccountLink } from '../../ui/identifier/account-link.tsx';
import { List, type Column } from '../../ui/list.tsx';
import { OutcomeView } from '../../ui/outcome-view.tsx';
import { Field } from '../../ui/text-input.tsx';
import { useOpen } from '../../ui/use-open.ts';

/** Services that an account staked for; the account is in the URL. */
export function AccountServices({ account, staked }: { account: string; staked: Outcome<DspAccount[]> | null }) {
  const strings = useStrings('pages/dsp');
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
          label={strings.account}
          name="account"
          defaultValue={account}
          dir="ltr"
          autoCapitalize="none"
          spellCheck={false}
          className="min-w-0 flex-1"
        />
        <Button type="submit" kind="primary">
          {strings.lookUp}
        </Button>
      </form>
      {staked !== null && (
        <OutcomeView outcome={staked} what={strings.whatServices(account)} empty={strings.noServices(account)}>
          {(rows) => <Services rows={rows} />}
        </OutcomeView>
      )}
    </>
  );
}

function Services({ rows }: { rows: DspAccount[] }) {
  const strings = useStrings('pages/dsp');
  const time = (id: 'started' | 'ends', head: string): Column<DspAccount> => ({
    id,
    head,
    className: 'max-md:hidden',
    cell: (row) => (row[id] === null ? <span className="text-muted">–</span> : <Moment time={row[id]} />),
  });
  const columns: Column<DspAccount>[] = [
    { id: 'service', head: strings.service, cell: ({ service }) => <AccountLink name={service} bare /> },
    { id: 'provider', head: strings.provider, cell: ({ provider }) => <AccountLink name={provider} bare rowLink /> },
    {
      id: 'package',
      head: strings.package,
      className: 'max-sm:hidden',
      cell: (row) => (
        <>
          <bdi className="wrap-anywhere">{row.package}</bdi>
          {row.pendingPackage !== '' && row.pendingPackage !== row.package && (
            <span className="ms-2 text-sm text-muted">{strings.next(row.pendingPackage)}</span>
          )}
        </>
      ),
    },
    {
      id: 'quota',
      head: strings.quota,
      align: 'end',
      className: 'max-md:hidden',
      cell: ({ quota }) => <Amount value={quota} />,
    },
    { id: 'staked', head: strings.staked, align: 'end', cell: ({ balance }) => <Amount value={balance} /> },
    time('started', strings.since),
    time('ends', strings.ends),
  ];
  return (
    <List
      label={strings.views.account}
      columns={columns}
      rows={rows}
      rowKey={({ id, provider, service }) => `${id} ${provider} ${service}`}
    />
  );
}
