import { marketAt, type PowerUpMarket } from '@antescope/economics/powerup';
import { powerUpMarkets } from '@antescope/sources/market/powerup-markets';
import type { PowerupState } from '@antescope/sources/table/tables/powerup';
import { powerUp } from '@antescope/wallet/tools/powerup';
import type { ReactNode } from 'react';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { useStrings } from '../../i18n/strings.ts';
import { useNow } from '../../lib/time/clock.ts';
import { Amount } from '../../ui/amount.tsx';
import { Figures } from '../../ui/figures.tsx';
import { Meter } from '../../ui/meter.tsx';
import { OutcomeView } from '../../ui/outcome-view.tsx';
import { defineScreen, type ScreenProps } from '../../ui/screen.ts';
import { SourceMark } from '../../ui/source-mark.tsx';
import { useActor } from '../../wallet/multisig/use-actor.ts';
import { ToolForm } from '../../wallet/tools/tool-form.tsx';
import { withStrings } from '../../wallet/tools/tool-text.ts';
import { useOwnAccount } from '../../wallet/use-own-account.ts';
import type { PowerUpPageData } from './load.ts';

export const screen = defineScreen({
  strings: 'pages/powerup',
  head: ({ strings, chain }) => ({ title: strings.title, description: strings.description(chain.name) }),
  Component: PowerUpPage,
});

/** Rents CPU and NET for the connected account or another. */
function PowerUpPage({ data, search }: ScreenProps<PowerUpPageData>) {
  const strings = useStrings('pages/powerup');
  return (
    <>
      <h1 className="mb-2 text-2xl font-semibold">{strings.title}</h1>
      <p className="mb-4 max-w-prose text-muted">{strings.about}</p>
      <OutcomeView outcome={data.state} what={strings.what} empty={strings.none}>
        {(state, meta) => (
          <>
            <Market state={state} now={data.now} source={<SourceMark meta={meta} />} />
            <Form state={state} data={data} receiver={search.receiver ?? ''} />
          </>
        )}
      </OutcomeView>
    </>
  );
}

function Market({ state, now, source }: { state: PowerupState; now: number; source: ReactNode }) {
  const strings = useStrings('pages/powerup');
  const markets = powerUpMarkets(state);
  return (
    <Figures
      label={strings.what}
      figures={[
        { label: strings.cpuRented, ...rented(marketAt(markets.cpu, now), strings.cpuRented) },
        { label: strings.netRented, ...rented(marketAt(markets.net, now), strings.netRented) },
        { label: strings.period, value: <span className="figure">{strings.days(String(state.days))}</span> },
        {
          label: strings.minFee,
          value: (
            <span className="inline-flex flex-wrap items-baseline gap-x-2">
              <Amount value={state.minFee} />
              {source}
            </span>
          ),
        },
      ]}
    />
  );
}

/** Share of a market that is rented, in percent with two decimals. */
function rented({ weight, utilization }: PowerUpMarket, label: string) {
  const hundredths = weight <= 0n ? 0n : (utilization * 10_000n) / weight;
  const text = `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}%`;
  return {
    value: <span className="figure">{text}</span>,
    note: (
      <span className="block max-w-60">
        <Meter label={label} permille={Number(hundredths / 10n)} text={text} neutral />
      </span>
    ),
  };
}

interface FormProps {
  state: PowerupState;
  data: PowerUpPageData;
  receiver: string;
}

function Form({ state, data, receiver }: FormProps) {
  const strings = useStrings('pages/powerup');
  const { chain } = useBoot();
  const { read, refresh } = useOwnAccount(useActor().actor);
  const now = useNow();
  const { code } = chain.systemToken ?? chain.coreSymbol;
  const { acts, faults, notes, again } = strings;
  const liquid = read.state === 'ready' ? read.value.liquid : null;
  const fields = {
    receiver: { label: strings.receiver, hint: strings.self },
    cpu: { label: strings.cpu },
    net: { label: strings.net },
    most: { label: strings.most(code), hint: strings.mostHint },
  };
  return (
    <div className="py-4">
      <ToolForm
        tools={[withStrings(powerUp, { fields, acts, faults, notes, again })]}
        facts={{ state, sample: data.sample, now: now ?? data.now, liquid }}
        loading={read.state === 'loading'}
        initial={{ receiver }}
        onSettled={refresh}
      />
    </div>
  );
}
