import type { RexPool } from '@antescope/sources/table/tables/rex';
import {
  defundCpuLoan,
  defundNetLoan,
  fundCpuLoan,
  fundNetLoan,
  lendStake,
  lendTokens,
  moveFromSavings,
  moveToSavings,
  rentCpu,
  rentNet,
  type RexFacts,
  sellRexTool,
  updateRex,
  withdrawRexFund,
} from '@antescope/wallet/tools/rex';
import { usePageWords } from '../../i18n/page-words.ts';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { useSavedUsers } from '../../wallet/saved-users.ts';
import { ToolForm } from '../../wallet/tools/tool-form.tsx';
import { type WordedTool, worded } from '../../wallet/tools/tool-text.ts';
import { useOwnAccount } from '../../wallet/use-own-account.ts';
import { rexWords } from './words.ts';
import type { RexWords } from './words/en.ts';

/** Views of the page with a form. */
export type RexFormView = 'lend' | 'unlend' | 'savings' | 'borrow';

interface RexFormProps {
  view: RexFormView;
  /** The pool that estimates follow from; null where it is not known. */
  pool: RexPool | null;
}

/** What one can do with REX in one view of the page. */
export function RexForm({ view, pool }: RexFormProps) {
  const words = usePageWords(rexWords);
  const { chain } = useBoot();
  const { read, refresh } = useOwnAccount(useSavedUsers(chain.chainId ?? '').actor);
  const { code } = chain.systemToken ?? chain.coreSymbol;
  // Without the own stake the form does not warn; the chain refuses what is too much.
  const stake = read.state === 'ready' ? read.value.selfStaked : null;
  return (
    <div className="py-4">
      <ToolForm
        key={view}
        tools={toolsOf(view, words, code)}
        choice={{ label: view === 'lend' ? words.source : words.act, style: 'radio' }}
        facts={{ pool, stake }}
        onSettled={refresh}
      />
    </div>
  );
}

type Tools = readonly [WordedTool<RexFacts>, ...WordedTool<RexFacts>[]];

function toolsOf(view: RexFormView, words: RexWords, code: string): Tools {
  const { acts, faults, notes, again } = words;
  const text = { acts, faults, notes, again };
  const amount = { label: words.amount(code) };
  const inRex = { fields: { rex: { label: words.rexAmount } }, ...text };
  const rent = {
    fields: { receiver: { label: words.receiver }, amount, fund: { label: words.fund(code) } },
    ...text,
  };
  const loan = { fields: { loan: { label: words.loan }, amount }, ...text };
  switch (view) {
    case 'lend':
      return [
        worded(lendTokens, { fields: { amount }, ...text }, words.liquid),
        worded(
          lendStake,
          { fields: { cpu: { label: words.cpu(code) }, net: { label: words.net(code) } }, ...text },
          words.fromStake,
        ),
      ];
    case 'unlend':
      return [
        worded(sellRexTool, inRex, words.sell),
        worded(withdrawRexFund, { fields: { amount }, ...text }, words.withdraw),
        worded(updateRex, { fields: {}, ...text }, words.update),
      ];
    case 'savings':
      return [worded(moveToSavings, inRex, words.toSavings), worded(moveFromSavings, inRex, words.fromSavings)];
    case 'borrow':
      return [
        worded(rentCpu, rent, words.rentCpu),
        worded(rentNet, rent, words.rentNet),
        worded(fundCpuLoan, loan, words.fundCpu),
        worded(fundNetLoan, loan, words.fundNet),
        worded(defundCpuLoan, loan, words.defundCpu),
        worded(defundNetLoan, loan, words.defundNet),
      ];
  }
}
