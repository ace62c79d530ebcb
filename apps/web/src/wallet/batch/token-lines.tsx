import { parseAsset } from '@antescope/codec/chain/asset';
import { totalOf } from '@antescope/wallet/tools/multi-transfer';
import { type HeldToken, quantityOf } from '@antescope/wallet/tools/transfer';
import { readTransferLines } from '@antescope/wallet/tools/transfer-lines';
import { useStrings } from '../../i18n/strings.ts';
import type { FieldInputProps } from '../tools/inputs/field-input.ts';
import { LinesInput } from './lines-input.tsx';

const example = {
  name: 'transfers.csv',
  text: 'account,amount,memo\nalice,1.5,Thank you\nbob,0.25,"Invoice 7, March"\n',
};

/** Lines 'account,amount,memo' of a token; null: not known yet. */
export function TokenLines({ token, ...input }: FieldInputProps & { token: HeldToken | null }) {
  const strings = useStrings('wallet/batch');
  const lines = token === null ? null : readTransferLines(input.value, parseAsset(token.quantity).precision);
  return (
    <LinesInput
      {...input}
      format={strings.format}
      example={example}
      problems={(lines?.faults ?? []).map(({ line, code }) => ({ line, text: strings.lineFaults[code] }))}
      total={
        token === null || lines === null || lines.transfers.length === 0
          ? null
          : strings.total(String(lines.transfers.length), quantityOf(totalOf(lines.transfers), token))
      }
    />
  );
}
