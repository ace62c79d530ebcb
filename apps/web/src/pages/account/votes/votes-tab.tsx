import type { AccountView } from '@antescope/sources/account/account-view';
import { data, lastValue, type Outcome } from '@antescope/sources/core/outcome';
import { Amount } from '../../../ui/amount.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { AccountLink } from '../../../ui/identifier/account-link.tsx';
import { OutcomeView } from '../../../ui/outcome-view.tsx';
import { Section } from '../../../ui/section.tsx';
import type { VoterSheet } from './voter-sheet.ts';
import type { TabProps } from '../tabs/tab-props.ts';
import { useStrings } from '../../../i18n/strings.ts';

/** Votes cast or received, and their remaining weight. */
export function VotesTab({ name, view, content }: TabProps<'votes'>) {
  const strings = useStrings('pages/account/tabs');
  return (
    <OutcomeView<ShownVoter>
      outcome={withFallback(content.voter, view)}
      what={strings.whatVoter(name)}
      empty={strings.noVoter}
    >
      {(voter) => <Voter voter={voter} about={content.proxy} />}
    </OutcomeView>
  );
}

type ShownVoter = Pick<VoterSheet, 'proxy' | 'producers' | 'isProxy' | 'worthNow' | 'strength'> & {
  stakedAmount: string | null;
};

/**
 * The account itself lists the votes too, without weight: shown as a partial result if the voters table cannot be read.
 */
function withFallback(voter: Outcome<ShownVoter>, view: AccountView | null): Outcome<ShownVoter> {
  const listed = view?.voter ?? null;
  if (voter.state !== 'failed' || voter.stale !== null || listed === null) return voter;
  return data({ ...listed, stakedAmount: null, worthNow: null, strength: null }, { ...voter.meta, complete: false });
}

function Voter({ voter, about }: { voter: ShownVoter; about: TabProps<'votes'>['content']['proxy'] }) {
  const strings = useStrings('pages/account/tabs');
  return (
    <div className="grid gap-x-12 gap-y-8 xl:grid-cols-2">
      <div>
        <Facts
          facts={[
            {
              label: strings.proxy,
              value:
                voter.proxy === null ? (
                  <span className="text-muted">{strings.noProxy}</span>
                ) : (
                  <>
                    <AccountLink name={voter.proxy} />
                    <About about={about} />
                  </>
                ),
            },
            voter.isProxy
              ? {
                  label: strings.isProxy,
                  value: (
                    <>
                      {strings.isProxyText}
                      <About about={about} />
                    </>
                  ),
                }
              : null,
            voter.stakedAmount === null
              ? null
              : { label: strings.votingStake, value: <Amount value={voter.stakedAmount} /> },
            voter.worthNow === null
              ? null
              : { label: strings.strength, value: <Strength worth={voter.worthNow} permille={voter.strength} /> },
          ]}
        />
      </div>
      {/* The proxy's own page lists its votes. */}
      {(voter.proxy === null || voter.producers.length > 0) && (
        <Section title={voter.producers.length === 0 ? strings.votesNone : strings.votesFor(voter.producers.length)}>
          <ul className="grid grid-cols-2 gap-x-6 gap-y-1 py-3 sm:grid-cols-3">
            {voter.producers.map((producer) => (
              <li key={producer} className="flex min-h-8 items-center">
                <AccountLink name={producer} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </div>
  );
}

function Strength({ worth, permille }: { worth: string; permille: number | null }) {
  const strings = useStrings('pages/account/tabs');
  if (permille === null) return <Amount value={worth} />;
  const percent = `${Math.floor(permille / 10)}.${permille % 10}`;
  return (
    <>
      <Amount value={worth} />
      <span className="mt-1 block text-sm text-muted">{strings.strengthText(percent)}</span>
    </>
  );
}

/** What the proxy says of itself; nothing if it is not listed, or could not be read. */
function About({ about }: { about: TabProps<'votes'>['content']['proxy'] }) {
  const listed = about === null ? null : lastValue(about);
  if (listed === null) return null;
  const site = listed.website !== null && /^https?:\/\/\S+$/i.test(listed.website) ? listed.website : null;
  return (
    <span className="mt-1 block text-sm text-muted">
      {listed.name !== null && <bdi className="block font-semibold">{listed.name}</bdi>}
      {listed.philosophy !== null && <bdi className="block wrap-anywhere">{listed.philosophy}</bdi>}
      {site !== null && (
        <a className="link wrap-anywhere" href={site} target="_blank" rel="noreferrer nofollow">
          {site}
        </a>
      )}
    </span>
  );
}
