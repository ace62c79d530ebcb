import { exampleForm, type ToolExamples } from '../../test/example-form.ts';
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
  sellRexTool,
  updateRex,
  withdrawRexFund,
  type RexFacts,
} from './rex.ts';

const loans: RexFacts = { pool: null, stake: { cpu: '10.0000 EOS', net: '10.0000 EOS' } };

export const examples: ToolExamples = {
  lendTokens: exampleForm('eos', lendTokens, loans, { amount: '1' }),
  lendStake: exampleForm('eos', lendStake, loans, { cpu: '1' }),
  sellRexTool: exampleForm('eos', sellRexTool, loans, { rex: '1' }),
  withdrawRexFund: exampleForm('eos', withdrawRexFund, loans, { amount: '1' }),
  updateRex: exampleForm('eos', updateRex, loans),
  moveToSavings: exampleForm('eos', moveToSavings, loans, { rex: '1' }),
  moveFromSavings: exampleForm('eos', moveFromSavings, loans, { rex: '1' }),
  rentCpu: exampleForm('eos', rentCpu, loans, { receiver: 'bob', amount: '1' }),
  rentNet: exampleForm('eos', rentNet, loans, { receiver: 'bob', amount: '1' }),
  fundCpuLoan: exampleForm('eos', fundCpuLoan, loans, { loan: '7', amount: '1' }),
  fundNetLoan: exampleForm('eos', fundNetLoan, loans, { loan: '7', amount: '1' }),
  defundCpuLoan: exampleForm('eos', defundCpuLoan, loans, { loan: '7', amount: '1' }),
  defundNetLoan: exampleForm('eos', defundNetLoan, loans, { loan: '7', amount: '1' }),
};
