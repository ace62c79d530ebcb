import type { Outcome } from '@antescope/sources/core/outcome';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { useStrings } from '../../i18n/strings.ts';
import { Amount } from '../../ui/amount.tsx';
import { Facts } from '../../ui/facts.tsx';
import { AccountLink } from '../../ui/identifier/account-link.tsx';
import { Meter } from '../../ui/meter.tsx';
import { OutcomeView } from '../../ui/outcome-view.tsx';
import { SourceDot } from '../../ui/source-dot.tsx';
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
  const { chain } = useBoot();
  const strings = useStrings('pages/supply');
  return (
    <>
      <h1 className="mb-4 flex items-center gap-3 text-2xl font-semibold">
        {strings.title}
        <SourceDot meta={data.token.meta} failed={data.token.state === 'failed'} />
      </h1>
      <OutcomeView outcome={data.token} empty={strings.none} what={strings.what}>
        {(token) => (
          <div className="max-w-3xl">
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
            <Part
              label={strings.circulating}
              outcome={data.circulating}
              whole={token.supply}
              note={data.circulating.meta.source === 'circulating' ? null : strings.lessReserved}
            />
            <Part label={strings.staked} outcome={data.staked} whole={token.supply} empty={strings.noStake} />
            {chain.features.rex && data.rex !== null && (
              <Part label={strings.rex} outcome={data.rex} whole={token.supply} empty={strings.noRex} />
            )}
            <Part label={strings.ram} outcome={data.ram} whole={token.supply} empty={strings.noStake} />
          </div>
        )}
      </OutcomeView>
    </>
  );
}

interface PartProps {
  label: string;
  outcome: Outcome<string>;
  whole: string;
  empty?: string;
  note?: string | null;
}

function Part({ label, outcome, whole, empty, note = null }: PartProps) {
  const strings = useStrings('pages/supply');
  return (
    <section aria-label={label} className="border-b border-line py-3">
      <h2 className="text-muted">{label}</h2>
      <OutcomeView outcome={outcome} empty={empty ?? strings.none} what={label}>
        {(amount) => {
          const permille = permilleOf(amount, whole);
          const share = permille === null ? '' : strings.share(`\u2066${shareText(permille, amount)}\u2069`);
          return (
            <>
              <p className="flex flex-wrap items-baseline justify-between gap-x-4">
                <Amount value={amount} />
                <span className="text-sm text-muted">{share}</span>
              </p>
              {permille !== null && (
                <div className="mt-1">
                  <Meter label={label} permille={permille} text={share} neutral />
                </div>
              )}
              {note !== null && <p className="mt-1 text-sm text-muted">{note}</p>}
            </>
          );
        }}
      </OutcomeView>
    </section>
  );
}
