import { defineTool } from '../define-tool.ts';
import { fact, phrase } from '../phrase.ts';
import type { ToolChain } from '../tool-chain.ts';
import { bundledFee, type FeeTerms, feeNote, fioAction, fioAmount, firstAddress, fundsFault } from './fio-action.ts';
import type { FioFacts } from './fio-facts.ts';
import { fioAmountField, recipientField } from './fio-fields.ts';

const gate = ({ features }: ToolChain): boolean => features.handles;
const payFee: FeeTerms = { endPoint: 'transfer_tokens_pub_key' };

/** Sends FIO to a public key, an address or an account. Transfers have no memo. */
export const sendFio = defineTool<FioFacts>()({
  id: 'trnsfiopubky',
  gate,
  fields: { to: recipientField, amount: fioAmountField('available') },
  check: ({ amount }, context) => fundsFault(context, 'amount', payFee, amount),
  estimate: (_values, context) => ({ field: 'amount', text: feeNote(context, payFee) }),
  warnings: ({ to }, context) => [fact('fio-key', to), feeNote(context, payFee)],
  summary: ({ amount, to }) => phrase('fio-send', fioAmount(amount), to),
  actions: ({ to, amount }, context) => [
    fioAction(context, 'fio.token', 'trnsfiopubky', payFee, { payee_public_key: to, amount: amount.toString() }),
  ],
});

function staking<Id extends 'stakefio' | 'unstakefio'>(id: Id, endPoint: string) {
  const termsOf = ({ own }: FioFacts): FeeTerms => bundledFee(endPoint, firstAddress(own));
  return defineTool<FioFacts>()({
    id,
    gate,
    fields: { amount: fioAmountField(id === 'stakefio' ? 'available' : 'staked') },
    check: ({ amount }, context) => {
      if (context.facts.own === null) return [{ field: 'amount', fault: phrase('fio-fees-unknown') }];
      const { staked } = context.facts.own;
      if (id === 'unstakefio' && amount > staked)
        return [{ field: 'amount', fault: phrase('fio-staked', fioAmount(staked)) }];
      return fundsFault(context, 'amount', termsOf(context.facts), id === 'stakefio' ? amount : 0n);
    },
    estimate: (_values, context) => ({ field: 'amount', text: feeNote(context, termsOf(context.facts)) }),
    warnings: (_values, context) => [phrase('fio-lock-week'), feeNote(context, termsOf(context.facts))],
    summary: ({ amount }) => phrase(id, fioAmount(amount)),
    actions: ({ amount }, context) => [
      fioAction(context, 'fio.staking', id, termsOf(context.facts), {
        fio_address: firstAddress(context.facts.own),
        amount: amount.toString(),
      }),
    ],
  });
}

export const stakeFio = staking('stakefio', 'stake_fio_tokens');
export const unstakeFio = staking('unstakefio', 'unstake_fio_tokens');
