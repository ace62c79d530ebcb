import { AreaChart } from '../../ui/chart/area-chart.tsx';
import { BarChart } from '../../ui/chart/bar-chart.tsx';
import { CandleChart } from '../../ui/chart/candle-chart.tsx';
import { Donut } from '../../ui/chart/donut.tsx';
import { Gauge } from '../../ui/chart/gauge.tsx';
import { HeatStrip } from '../../ui/chart/heat-strip.tsx';
import { RangeChips } from '../../ui/chart/range-chips.tsx';
import { Sparkline } from '../../ui/chart/sparkline.tsx';
import { Figures } from '../../ui/figures.tsx';
import { TokenMark } from '../../ui/identifier/token-mark.tsx';
import { Section } from '../../ui/section.tsx';
import { chartSamples } from './samples.ts';

/** The chart kit: values, gaps, one value, nothing, and limits reached. */
export function Charts() {
  const { hours, prices, flat, counts, candles, parts, rest } = chartSamples;
  return (
    <Section title="Charts">
      <div className="grid grid-cols-1 gap-6 py-4 lg:grid-cols-2">
        <AreaChart label="Area with a gap (USD)" dayHeading="Day (UTC)" points={prices} show={(usd) => `$${usd}`} />
        <AreaChart label="Constant (USD)" dayHeading="Day (UTC)" points={flat} show={(usd) => `$${usd}`} />
        <BarChart label="Bars of a day" points={counts} stepMs={3_600_000} show={String} />
        <BarChart label="Bars of three hours" points={counts.slice(-3)} stepMs={3_600_000} show={String} />
        <HeatStrip
          label="Missed blocks"
          timeHeading="Hour (UTC)"
          color="text-negative"
          stepMs={3_600_000}
          cells={hours.map((time, hour) => ({
            time,
            level: hour % 9 === 8 ? null : (hour % 5) / 4,
            text: hour % 9 === 8 ? 'unknown' : String(hour % 5),
          }))}
        />
        <CandleChart
          label="Candles (XUSDC)"
          dayHeading="Hour (UTC)"
          candles={candles}
          stepMs={3_600_000}
          show={(price) => price}
          describe={({ open, close }) => `${open} – ${close}`}
        />
        <div className="grid content-start gap-4">
          <RangeChips label="Range" path="/dev/ui" current="week" initial="week" />
          <Sparkline label="Sparkline" values={counts.map(({ value }) => value)} shape="area" color="text-accent" />
          <Sparkline label="Bars" values={counts.map(({ value }) => value)} shape="bars" color="text-resources" />
        </div>
      </div>
      <div className="flex flex-wrap items-end gap-6 py-4">
        <Donut label="Two parts and a rest" parts={parts.slice(0, 2)} rest={rest} center="EOS" />
        <Donut label="Ten parts" parts={parts} center="MEME" />
        <Donut label="No parts" parts={[]} center="EOS" />
        {[0, 620, 970].map((permille) => (
          <Gauge
            key={permille}
            label={`CPU at ${permille / 10}%`}
            permille={permille}
            value={`${permille / 10}%`}
            text={`${permille} of 1000 µs used`}
          />
        ))}
        <Gauge label="Unlimited CPU" permille={null} value="∞" text="unlimited" />
        <TokenMark code="EOS" contract="eosio.token" size={48} />
        <TokenMark code="MEMECOIN" contract="memetoken111" size={48} />
        <TokenMark code="EOS" contract="faketoken111" size={48} gray />
      </div>
      <Figures
        label="Figures"
        figures={[
          { label: 'Supply', value: '1,000,139,893.8067 EOS', note: '47.6% issued' },
          { label: 'Holders', value: '1,204' },
          { label: 'Decimals', value: '4' },
        ]}
      />
    </Section>
  );
}
