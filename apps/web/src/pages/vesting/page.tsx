import type { FounderVesting } from '@antescope/chains/config/chain-config';
import { formatAsset, parseAsset } from '@antescope/codec/chain/asset';
import { vested } from '@antescope/economics/vesting';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { useStrings } from '../../i18n/strings.ts';
import { Amount } from '../../ui/amount.tsx';
import { Facts } from '../../ui/facts.tsx';
import { AccountLink } from '../../ui/identifier/account-link.tsx';
import { List } from '../../ui/list.tsx';
import { OutcomeView } from '../../ui/outcome-view.tsx';
import { Section } from '../../ui/section.tsx';
import { defineScreen, type ScreenProps } from '../../ui/screen.ts';
import { balancesOf } from '../../domain/account/balances.ts';
import type { VestingPageData } from './load.ts';

export const screen = defineScreen({
  strings: 'pages/vesting',
  head: ({ strings, chain }) => ({ title: strings.title, description: strings.description(chain.name) }),
  Component: VestingPage,
});

const seconds = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 1000;
const dayOf = (time: number): string => new Date(time * 1000).toISOString().slice(0, 10);
const yearSeconds = 365 * 24 * 3600;

/** The founder's grant, its vested part, and the account's balance. */
function VestingPage({ data }: ScreenProps<VestingPageData>) {
  const grant = useBoot().chain.founderVesting;
  return grant === null ? null : <Vesting grant={grant} data={data} />;
}

function Vesting({ grant, data }: { grant: FounderVesting; data: VestingPageData }) {
  const strings = useStrings('pages/vesting');
  const asset = parseAsset(grant.quantity);
  const terms = {
    units: asset.units,
    start: seconds(grant.start),
    years: grant.years,
    stopped: grant.stopped === null ? null : seconds(grant.stopped),
  };
  const text = (units: bigint): string => formatAsset({ ...asset, units });
  const free = vested(terms, Date.parse(data.time) / 1000);
  const rows = Array.from({ length: grant.years }, (_, year) => {
    const time = terms.start + (year + 1) * yearSeconds;
    return { day: dayOf(time), free: text(vested(terms, time)) };
  });
  return (
    <>
      <h1 className="mb-2 text-2xl font-semibold">{strings.title}</h1>
      <p className="mb-6 max-w-2xl text-muted">
        {strings.rule(grant.years, grant.start)} {grant.stopped !== null && strings.stopped(grant.stopped)}
      </p>
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
        <div>
          <Facts
            facts={[
              { label: strings.account, value: <AccountLink name={grant.account} /> },
              { label: strings.granted, value: <Amount value={grant.quantity} /> },
              { label: strings.vested, value: <Amount value={text(free)} /> },
              { label: strings.unvested, value: <Amount value={text(asset.units - free)} /> },
            ]}
          />
          <div className="mt-8">
            <Section title={strings.holds}>
              <OutcomeView outcome={data.holder} empty={strings.noAccount} what={strings.what}>
                {(view) => {
                  const { total, staked } = balancesOf(view);
                  return (
                    <Facts
                      facts={[
                        { label: strings.total, value: total === null ? '–' : <Amount value={total} /> },
                        { label: strings.staked, value: staked === null ? '–' : <Amount value={staked} /> },
                      ]}
                    />
                  );
                }}
              </OutcomeView>
            </Section>
          </div>
        </div>
        <Section title={strings.schedule}>
          <List
            label={strings.schedule}
            rows={rows}
            rowKey={(row) => row.day}
            columns={[
              { id: 'day', head: strings.until, cell: (row) => <time dateTime={row.day}>{row.day}</time> },
              { id: 'free', head: strings.vested, align: 'end', cell: (row) => <Amount value={row.free} /> },
            ]}
          />
        </Section>
      </div>
    </>
  );
}
