import type { AccountView } from '@antescope/sources/account/account-view';
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
import { useBoot } from '../../lib/boot/boot-context.ts';
import { useStrings } from '../../i18n/strings.ts';
import { useActor } from '../../wallet/multisig/use-actor.ts';
import { ToolForm } from '../../wallet/tools/tool-form.tsx';
import { type ToolWithStrings, withStrings } from '../../wallet/tools/tool-text.ts';
import { useOwnAccount } from '../../wallet/use-own-account.ts';
import { useOwnRex } from '../../wallet/use-own-rex.ts';

/** Views of the page with a form. */
export type RexFormView = 'lend' | 'unlend' | 'savings' | 'borrow';

interface RexFormProps {
  view: RexFormView;
  /** The pool that estimates follow from; null where it is not known. */
  pool: RexPool | null;
}

/** What one can do with REX in one view of the page. */
export function RexForm({ view, pool }: RexFormProps) {
  const strings = useStrings('pages/rex');
  const { chain } = useBoot();
  const { actor } = useActor();
  const { read, refresh } = useOwnAccount(actor);
  const rex = useOwnRex(actor);
  const { code } = chain.systemToken ?? chain.coreSymbol;
  // Without the own stake the form does not warn; the chain refuses what is too much.
  const stake = read.state === 'ready' ? read.value.selfStaked : null;
  return (
    <div className="py-4">
      <ToolForm
        key={view}
        tools={toolsOf(view, strings, code)}
        choice={{ label: view === 'lend' ? strings.source : strings.act, style: 'radio' }}
        facts={{
          pool,
          stake,
          liquid: read.state === 'ready' ? read.value.liquid : null,
          own: rex.read.state === 'ready' ? rex.read.value : null,
          vote: read.state === 'ready' ? voteOf(read.value) : null,
        }}
        loading={read.state === 'loading' || rex.read.state === 'loading'}
        onSettled={() => {
          refresh();
          rex.refresh();
        }}
      />
    </div>
  );
}

type Tools = readonly [ToolWithStrings<RexFacts>, ...ToolWithStrings<RexFacts>[]];

function toolsOf(view: RexFormView, strings: StringFolders['pages/rex'], code: string): Tools {
  const { acts, faults, notes, again } = strings;
  const text = { acts, faults, notes, again };
  const amount = { label: strings.amount(code) };
  const inRex = { fields: { rex: { label: strings.rexAmount } }, ...text };
  const rent = {
    fields: { receiver: { label: strings.receiver }, amount, fund: { label: strings.fund(code) } },
    ...text,
  };
  const loan = { fields: { loan: { label: strings.loan }, amount }, ...text };
  switch (view) {
    case 'lend':
      return [
        withStrings(lendTokens, { fields: { amount }, ...text }, strings.liquid),
        withStrings(
          lendStake,
          { fields: { cpu: { label: strings.cpu(code) }, net: { label: strings.net(code) } }, ...text },
          strings.fromStake,
        ),
      ];
    case 'unlend':
      return [
        withStrings(sellRexTool, inRex, strings.sell),
        withStrings(withdrawRexFund, { fields: { amount }, ...text }, strings.withdraw),
        withStrings(updateRex, { fields: {}, ...text }, strings.update),
      ];
    case 'savings':
      return [
        withStrings(moveToSavings, inRex, strings.toSavings),
        withStrings(moveFromSavings, inRex, strings.fromSavings),
      ];
    case 'borrow':
      return [
        withStrings(rentCpu, rent, strings.rentCpu),
        withStrings(rentNet, rent, strings.rentNet),
        withStrings(fundCpuLoan, loan, strings.fundCpu),
        withStrings(fundNetLoan, loan, strings.fundNet),
        withStrings(defundCpuLoan, loan, strings.defundCpu),
        withStrings(defundNetLoan, loan, strings.defundNet),
      ];
  }
}

/** An account without a row in the voters table has never voted. */
function voteOf({ voter }: AccountView): NonNullable<RexFacts['vote']> {
  return { producers: voter?.producers.length ?? 0, proxy: voter?.proxy ?? '' };
}
