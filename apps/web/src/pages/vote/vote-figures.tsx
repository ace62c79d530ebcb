import type { Meta } from '@antescope/sources/core/outcome';
import type { ProducerList } from '@antescope/sources/producer/producer-list';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { useStrings } from '../../i18n/strings.ts';
import { amountParts, grouped } from '../../ui/amount-text.ts';
import { Amount } from '../../ui/amount.tsx';
import { Figures } from '../../ui/figures.tsx';
import { AccountLink } from '../../ui/identifier/account-link.tsx';
import { Meter } from '../../ui/meter.tsx';
import { SourceMark } from '../../ui/source-mark.tsx';
import type { VotePageData } from './load.ts';
import { WholeAmount } from './producer-cells.tsx';
import { unitsOf } from './sort-producers.ts';

interface VoteFiguresProps {
  list: ProducerList;
  meta: Meta;
  headProducer: string | null;
  missed: VotePageData['missed'];
}

/** Stake that votes, producer of the newest block, missed blocks and rewards of all producers. */
export function VoteFigures({ list, meta, headProducer, missed }: VoteFiguresProps) {
  const strings = useStrings('pages/vote');
  const { chain } = useBoot();
  const pay = totalPay(list);
  return (
    <Figures
      label={strings.sections}
      figures={[
        list.staked === null
          ? null
          : {
              label: strings.staked,
              value: <Amount value={list.staked} />,
              // Beside a long amount the dot would wrap to a line of its own on phones.
              note: (
                <span className="grid gap-1.5">
                  <span className="flex items-center gap-1">
                    {list.stakedShare !== null && strings.ofSupply(list.stakedShare)}
                    <SourceMark meta={meta} />
                  </span>
                  {list.stakedShare !== null && <StakedShare percent={list.stakedShare} />}
                </span>
              ),
            },
        headProducer === null ? null : { label: strings.producing, value: <AccountLink name={headProducer} /> },
        missed?.state === 'data'
          ? { label: strings.missed, value: <span className="figure">{grouped(missed.data.missed)}</span> }
          : null,
        pay === null ? null : { label: strings.pay, value: <WholeAmount value={pay} /> },
        { label: strings.most, value: <span className="figure">{chain.maxVotes}</span> },
      ]}
    />
  );
}

function StakedShare({ percent }: { percent: string }) {
  const strings = useStrings('pages/vote');
  return (
    <Meter
      neutral
      label={strings.staked}
      permille={Math.round(Number(percent) * 10)}
      text={strings.ofSupply(percent)}
    />
  );
}

/** Rewards of all producers in a day, as an asset text; null where the chain pays in another way. */
function totalPay({ producers }: ProducerList): string | null {
  const paid = producers.flatMap(({ dailyPay }) => (dailyPay === null ? [] : [dailyPay]));
  const parts = paid[0] === undefined ? null : amountParts(paid[0]);
  if (parts === null) return null;
  const decimals = Math.max(0, parts.decimals.length - 1);
  const digits = String(paid.reduce((sum, text) => sum + (unitsOf(text) ?? 0n), 0n)).padStart(decimals + 1, '0');
  const point = digits.length - decimals;
  return `${digits.slice(0, point)}${decimals === 0 ? '' : '.'}${digits.slice(point)} ${parts.symbol}`;
}
