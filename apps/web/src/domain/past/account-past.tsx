import type { ReactNode } from 'react';
import type { AccountAtBlock } from '@antescope/sources/account/account-at-block';
import { Moment } from '../../ui/moment.tsx';
import { Amount } from '../../ui/amount.tsx';
import { grouped } from '../../ui/amount-text.ts';
import { Facts, type Fact } from '../../ui/facts.tsx';
import { AccountLink, accountPath } from '../../ui/identifier/account-link.tsx';
import { BlockLink } from '../../ui/identifier/block-link.tsx';
import { CopyableHash } from '../../ui/identifier/copyable-hash.tsx';
import { List, type Column } from '../../ui/list.tsx';
import { OutcomeView } from '../../ui/outcome-view.tsx';
import { Section } from '../../ui/section.tsx';
import { SourceMark } from '../../ui/source-mark.tsx';
import { ContractHistoryScreen, PermissionHistoryScreen } from '../changes/history-screens.tsx';
import { PermissionTree } from '../account/permission-tree.tsx';
import { PastViews } from './past-views.tsx';
import { PointForm } from './point-form.tsx';
import type { PastContent, StateContent } from './read-past.ts';
import { tokenChanges, type TokenThenAndNow } from './token-changes.ts';
import { useStrings } from '../../i18n/strings.ts';

/** Time machine: the account at a block, or the history of its permissions or contract. */
export function AccountPast({ name, content }: { name: string; content: PastContent }) {
  return (
    <>
      <PastViews name={name} content={content} />
      {content.view === 'permissions' && <PermissionHistoryScreen name={name} {...content} />}
      {content.view === 'contract' && <ContractHistoryScreen name={name} {...content} />}
      {content.view === 'state' && <AccountState name={name} content={content} />}
    </>
  );
}

/** The account at a block, compared with its current state. */
function AccountState({ name, content }: { name: string; content: StateContent }) {
  const strings = useStrings('domain/past');
  const { requested, error, picks, account, now } = content;
  return (
    <>
      <PointForm
        path={accountPath(name)}
        search={{ tab: 'past' }}
        requested={requested}
        error={pointError(error, strings)}
        picks={picks}
      />
      {account === null ? (
        error === null && <p className="mt-6 max-w-prose text-muted">{strings.pick}</p>
      ) : (
        <div className="mt-6">
          <OutcomeView outcome={account} what={strings.what(name)} empty={strings.none(name)}>
            {(past, meta) => (
              <>
                <p className="mb-4 flex flex-wrap items-center gap-x-2">
                  {strings.atBlock} <BlockLink number={past.block} />
                  <span className="text-muted">
                    <Moment time={past.time} show="full" />
                  </span>
                  <SourceMark meta={meta} />
                </p>
                <Comparison past={past} now={now} />
              </>
            )}
          </OutcomeView>
        </div>
      )}
    </>
  );
}

/** The index's error message if the input is not at fault. */
function pointError(error: StateContent['error'], strings: Strings): string | null {
  if (error === null) return null;
  return error.code === 'bad-input' ? strings.badPoint : error.message;
}

function Comparison({ past, now }: { past: AccountAtBlock; now: AccountAtBlock | null }) {
  const strings = useStrings('domain/past');
  const tokens = tokenChanges(past.tokens, now?.tokens ?? past.tokens);
  const samePermissions = now !== null && JSON.stringify(now.permissions) === JSON.stringify(past.permissions);
  return (
    <div className="grid gap-x-12 gap-y-8 xl:grid-cols-2">
      <div className="min-w-0">
        <Facts facts={factsOf(past, now, strings)} />
        <p className="mt-2 text-sm text-muted">{strings.noUsage}</p>
        {tokens.length > 0 && (
          <div className="mt-8">
            <Section title={strings.tokens}>
              <Tokens rows={tokens} compared={now !== null} />
            </Section>
          </div>
        )}
      </div>
      <Section
        title={strings.permissions}
        aside={
          now === null ? undefined : (
            <span className={samePermissions ? 'text-muted' : 'text-warning'}>
              {samePermissions ? strings.permissionsUnchanged : strings.permissionsChanged}
            </span>
          )
        }
      >
        <PermissionTree view={past} />
      </Section>
    </div>
  );
}

type Strings = StringFolders['domain/past'];

function factsOf(past: AccountAtBlock, now: AccountAtBlock | null, strings: Strings): (Fact | null)[] {
  const fact = (
    label: string,
    show: (at: AccountAtBlock) => ReactNode,
    same: (at: AccountAtBlock) => unknown,
  ): Fact => ({
    label,
    value: (
      <ThenAndNow
        past={show(past)}
        now={now !== null && JSON.stringify(same(now)) !== JSON.stringify(same(past)) ? show(now) : null}
      />
    ),
  });
  const stake = (of: 'cpu' | 'net') => (at: AccountAtBlock) => amount(at.resources?.[of] ?? null, strings);
  return [
    fact(
      strings.liquid,
      (at) => amount(at.liquid, strings),
      (at) => at.liquid,
    ),
    fact(`${strings.staked}: ${strings.cpu}`, stake('cpu'), (at) => at.resources?.cpu),
    fact(`${strings.staked}: ${strings.net}`, stake('net'), (at) => at.resources?.net),
    fact(
      strings.ram,
      (at) => (at.resources === null ? <None /> : strings.bytes(grouped(at.resources.ramBytes))),
      (at) => at.resources?.ramBytes,
    ),
    past.refund === null && (now?.refund ?? null) === null
      ? null
      : fact(
          strings.refund,
          ({ refund }) =>
            refund === null ? (
              <None />
            ) : (
              <>
                <Amount value={refund.cpu} /> <span className="text-muted">{strings.cpu}</span> ·{' '}
                <Amount value={refund.net} /> <span className="text-muted">{strings.net}</span>
              </>
            ),
          (at) => at.refund,
        ),
    fact(
      strings.votes,
      ({ votes }) => <Votes votes={votes} />,
      (at) => at.votes,
    ),
    past.code === null && (now?.code ?? null) === null
      ? null
      : fact(
          strings.code,
          ({ code }) =>
            code === null ? (
              <None />
            ) : (
              <>
                <CopyableHash value={code.hash} /> <span className="text-muted">{strings.codeSet}</span>{' '}
                <BlockLink number={code.block} />
              </>
            ),
          (at) => at.code,
        ),
  ];
}

function amount(value: string | null, strings: Strings): ReactNode {
  return value === null ? <span className="text-muted">{strings.nothing}</span> : <Amount value={value} />;
}

function None() {
  return <span className="text-muted">{useStrings('domain/past').nothing}</span>;
}

/** `now` null: unchanged. */
function ThenAndNow({ past, now }: { past: ReactNode; now: ReactNode }) {
  const strings = useStrings('domain/past');
  return (
    <>
      <span className="block">{past}</span>
      {now !== null && (
        <span className="mt-1 block text-sm text-muted">
          {strings.now} {now}
        </span>
      )}
    </>
  );
}

function Votes({ votes }: Pick<AccountAtBlock, 'votes'>) {
  const strings = useStrings('domain/past');
  if (votes === null || (votes.proxy === null && votes.producers.length === 0)) return <None />;
  if (votes.proxy !== null)
    return (
      <>
        {strings.votingProxy} <AccountLink name={votes.proxy} />
      </>
    );
  return <span title={votes.producers.join(', ')}>{strings.votesFor(votes.producers.length)}</span>;
}

function Tokens({ rows, compared }: { rows: TokenThenAndNow[]; compared: boolean }) {
  const strings = useStrings('domain/past');
  const columns: Column<TokenThenAndNow>[] = [
    { id: 'contract', head: strings.contract, cell: (row) => <AccountLink name={row.contract} rowLink /> },
    {
      id: 'past',
      head: strings.before,
      align: 'end',
      // A phone has no room for two amounts side by side.
      cell: (row) => (
        <>
          {amount(row.past, strings)}
          {compared && row.now !== row.past && (
            <span className="block text-sm text-muted sm:hidden">
              {strings.now} {amount(row.now, strings)}
            </span>
          )}
        </>
      ),
    },
    ...(compared
      ? [
          {
            id: 'now',
            head: strings.nowHead,
            align: 'end' as const,
            className: 'max-sm:hidden',
            cell: (row: TokenThenAndNow) =>
              row.now === row.past ? <span className="text-muted">{strings.same}</span> : amount(row.now, strings),
          },
        ]
      : []),
  ];
  return <List label={strings.tokens} columns={columns} rows={rows} rowKey={(row) => `${row.contract} ${row.code}`} />;
}
