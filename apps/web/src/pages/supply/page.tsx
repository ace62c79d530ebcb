import type { Outcome } from '@antescope/sources/core/outcome';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { useStrings } from '../../i18n/strings.ts';
import { Amount } from '../../ui/amount.tsx';
import { Donut } from '../../ui/chart/donut.tsx';
import { partColor } from '../../ui/chart/parts.ts';
import { Section } from '../../ui/section.tsx';
import { Facts } from '../../ui/facts.tsx';
import { AccountLink } from '../../ui/identifier/account-link.tsx';
import { OutcomeView } from '../../ui/outcome-view.tsx';
import { SourceMark } from '../../ui/source-mark.tsx';
import { defineScreen, type ScreenProps } from '../../ui/screen.ts';
import type { SupplyPageData } from './load.ts';
import { permilleOf, shareText } from './share.ts';

export const screen = defineScreen({
  strings: 'pages/supply',
  head: ({ strings, chain }) => ({
    title: strings.title,
    description: strings.description(chain.coreSymbol.code, chain.name),
  }),
  Component: SupplyPage,
});

/** Supply of the core token and its distribution. */
function SupplyPage({ data }: ScreenProps<SupplyPageData>) {
  const strings = useStrings('pages/supply');
  return (
    <>
      <h1 className="mb-4 flex items-center gap-3 text-2xl font-semibold">
        {strings.title}
        <SourceMark meta={data.token.meta} failed={data.token.state === 'failed'} />
      </h1>
      <OutcomeView outcome={data.token} empty={strings.none} what={strings.what}>
        {(token) => (
          <div className="grid items-start gap-4 lg:grid-cols-2">
            <Facts
              facts={[
                {
                  label: strings.total,
                  value: (
                    <span className="text-xl max-sm:text-lg">
                      <Amount value={token.supply} />
                    </span>
                  ),
                },
                { label: strings.maximum, value: <Amount value={token.maxSupply} /> },
                { label: strings.issuer, value: token.issuer === '' ? '–' : <AccountLink name={token.issuer} /> },
                { label: strings.contract, value: <AccountLink name={token.contract} /> },
              ]}
            />
            <Section title={strings.distribution}>
              <Distribution data={data} whole={token.supply} />
            </Section>
          </div>
        )}
      </OutcomeView>
    </>
  );
}

/** Parts of the supply: a ring of those that exclude each other, and each with its amount. */
function Distribution({ data, whole }: { data: SupplyPageData; whole: string }) {
  const { chain } = useBoot();
  const strings = useStrings('pages/supply');
  const rex = chain.features.rex ? data.rex : null;
  const locked = [
    { label: strings.staked, outcome: data.staked, empty: strings.noStake },
    ...(rex === null ? [] : [{ label: strings.rex, outcome: rex, empty: strings.noRex }]),
    { label: strings.ram, outcome: data.ram, empty: strings.noStake },
  ];
  const parts = locked.map(({ label, outcome }) => {
    const permille = outcome.state === 'data' ? (permilleOf(outcome.data, whole) ?? 0) : 0;
    return { label, share: permille / 1000, text: outcome.state === 'data' ? shareText(permille, outcome.data) : '–' };
  });
  const left = 1 - parts.reduce((total, { share }) => total + share, 0);
  const rest = left > 0 ? { label: strings.rest, share: left, text: `${(left * 100).toFixed(1)}%` } : null;
  return (
    <div className="grid gap-x-8 gap-y-4 sm:grid-cols-[auto_minmax(0,1fr)] sm:items-center">
      <div className="justify-self-center">
        <Donut label={strings.distribution} parts={parts} rest={rest} center={chain.coreSymbol.code} />
      </div>
      <div>
        <Part
          label={strings.circulating}
          outcome={data.circulating}
          whole={whole}
          empty={strings.none}
          note={data.circulating.meta.source === 'circulating' ? null : strings.lessReserved}
        />
        {locked.map((part, place) => (
          <Part key={part.label} {...part} whole={whole} color={partColor(place)} />
        ))}
      </div>
    </div>
  );
}

interface PartProps {
  label: string;
  outcome: Outcome<string>;
  whole: string;
  empty: string;
  note?: string | null;
  /** Of its slice in the ring; null for a part that is not in it. */
  color?: string | null;
}

function Part({ label, outcome, whole, empty, note = null, color = null }: PartProps) {
  const strings = useStrings('pages/supply');
  return (
    <section aria-label={label} className="border-b border-line py-2.5 last:border-0">
      <h3 className="flex items-center gap-2 text-sm text-muted">
        {color !== null && <span aria-hidden className={`size-2.5 rounded-[3px] bg-current ${color}`} />}
        {label}
      </h3>
      <OutcomeView outcome={outcome} empty={empty} what={label}>
        {(amount) => {
          const permille = permilleOf(amount, whole);
          const share = permille === null ? '' : strings.share(`\u2066${shareText(permille, amount)}\u2069`);
          return (
            <>
              <p className="flex flex-wrap items-baseline justify-between gap-x-4">
                <Amount value={amount} />
                <span className="text-sm text-muted">{share}</span>
              </p>
              {note !== null && <p className="mt-1 text-sm text-muted">{note}</p>}
            </>
          );
        }}
      </OutcomeView>
    </section>
  );
}
