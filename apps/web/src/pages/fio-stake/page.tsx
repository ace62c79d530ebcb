import { stakeFio, unstakeFio } from '@antescope/wallet/tools/fio/fio-tokens';
import { fioText } from '../../domain/fio/suf.ts';
import { grouped } from '../../ui/amount-text.ts';
import { Amount } from '../../ui/amount.tsx';
import { Figures } from '../../ui/figures.tsx';
import { defineScreen } from '../../ui/screen.ts';
import { FioForm } from '../../wallet/fio/fio-form.tsx';
import { useFioWallet } from '../../wallet/fio/use-fio-facts.ts';
import { useFioStrings } from '../../wallet/fio/use-fio-strings.ts';
import { useActor } from '../../wallet/multisig/use-actor.ts';
import { withStrings } from '../../wallet/tools/tool-text.ts';

export const screen = defineScreen({
  strings: 'wallet/fio',
  head: ({ strings }) => ({ title: strings.stakeTitle, description: strings.stakeTitle }),
  Component: StakePage,
});

/** Stakes and unstakes FIO of the connected account. */
function StakePage() {
  const strings = useFioStrings();
  const { actor } = useActor();
  const { read, refresh } = useFioWallet(actor);
  const balance = read.state === 'ready' ? read.value.summary?.balance : undefined;
  return (
    <>
      <h1 className="mb-4 text-2xl font-semibold">{strings.stakeTitle}</h1>
      {balance?.state === 'data' && (
        <div className="mb-4">
          <Figures
            label={strings.stakeTitle}
            figures={[
              { label: strings.available, value: <Amount value={fioText(balance.data.available)} /> },
              { label: strings.staked, value: <Amount value={fioText(balance.data.staked)} /> },
              { label: strings.points, value: <span className="figure">{grouped(balance.data.srps)}</span> },
              { label: strings.roe, value: <bdi className="figure">{balance.data.roe}</bdi> },
            ]}
          />
        </div>
      )}
      <FioForm
        tools={[
          withStrings(stakeFio, strings, strings.labels.stakefio),
          withStrings(unstakeFio, strings, strings.labels.unstakefio),
        ]}
        choice={{ label: strings.act, style: 'radio' }}
        read={read}
        refresh={refresh}
      />
    </>
  );
}
