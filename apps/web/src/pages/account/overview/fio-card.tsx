import type { Outcome } from '@antescope/sources/core/outcome';
import type { FioBalance } from '@antescope/sources/fio/fio-endpoints';
import type { FioSummary } from '@antescope/sources/fio/fio-account';
import { FioNameLink } from '../../../domain/fio/name-link.tsx';
import { fioText } from '../../../domain/fio/suf.ts';
import { useStrings } from '../../../i18n/strings.ts';
import { grouped } from '../../../ui/amount-text.ts';
import { Amount } from '../../../ui/amount.tsx';
import { Figures } from '../../../ui/figures.tsx';
import { KeyLink } from '../../../ui/identifier/key-link.tsx';
import { OutcomeView } from '../../../ui/outcome-view.tsx';

const mostShown = 12;

/** Balance of a FIO account with its stake, its key and its names. */
export function FioCard({ fio }: { fio: FioSummary }) {
  const strings = useStrings('pages/account/overview');
  const names = [...namesOf(fio.addresses), ...namesOf(fio.domains)];
  return (
    <div className="mb-4 grid gap-4">
      <OutcomeView outcome={fio.balance} what={strings.whatFioBalance} empty={strings.noFioKey}>
        {(balance) => <Balance balance={balance} />}
      </OutcomeView>
      <div className="card grid gap-3 p-4 sm:p-5">
        {fio.key.state === 'data' && (
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="text-sm text-muted">{strings.fioKey}</span>
            <KeyLink value={fio.key.data} />
          </p>
        )}
        <OutcomeView outcome={fio.addresses} what={strings.whatFioNames} empty={strings.noFioAddresses}>
          {() => (
            <ul className="flex flex-wrap gap-x-6 gap-y-2">
              {names.slice(0, mostShown).map((name) => (
                <li key={name}>
                  <FioNameLink name={name} />
                </li>
              ))}
              {names.length > mostShown && (
                <li className="text-muted">{strings.moreNames(names.length - mostShown)}</li>
              )}
            </ul>
          )}
        </OutcomeView>
      </div>
    </div>
  );
}

function Balance({ balance }: { balance: FioBalance }) {
  const strings = useStrings('pages/account/overview');
  const locked = BigInt(balance.balance) - BigInt(balance.available) - BigInt(balance.staked);
  return (
    <Figures
      label={strings.fioBalance}
      figures={[
        { label: strings.fioBalance, value: <Amount value={fioText(balance.balance)} /> },
        { label: strings.available, value: <Amount value={fioText(balance.available)} /> },
        { label: strings.staked, value: <Amount value={fioText(balance.staked)} /> },
        locked > 0n ? { label: strings.locked, value: <Amount value={fioText(locked)} /> } : null,
        {
          label: strings.srps,
          value: <span className="figure">{grouped(balance.srps)}</span>,
          note: (
            <>
              {strings.roe} <bdi className="figure">{balance.roe}</bdi>
            </>
          ),
        },
      ]}
    />
  );
}

function namesOf(outcome: Outcome<{ name: string }[]>): string[] {
  return outcome.state === 'data' ? outcome.data.map(({ name }) => name) : [];
}
