import type { TokenSymbol } from '@antescope/wallet/tools/tool-chain';
import { assetText, decimalText } from '@antescope/wallet/tools/units';
import { Amount } from '../../../ui/amount.tsx';
import type { FieldInputProps } from './field-input.ts';
import { TextInput } from './text-input.tsx';
import { useStrings } from '../../../i18n/strings.ts';

interface AmountInputProps extends FieldInputProps {
  inputMode: 'decimal' | 'numeric';
  available: { units: bigint; symbol: TokenSymbol } | null;
}

/** An amount, with what there is to spend and parts of it. */
export function AmountInput({ available, ...props }: AmountInputProps) {
  return (
    <div>
      <TextInput {...props} dir="ltr" />
      {available !== null && <Parts available={available} onChoose={props.onChange} />}
    </div>
  );
}

/** Shares of the available amount in percent. */
const shares = [25n, 50n] as const;

function Parts({
  available: { units, symbol },
  onChoose,
}: {
  available: NonNullable<AmountInputProps['available']>;
  onChoose: (text: string) => void;
}) {
  const strings = useStrings('wallet/tools');
  const choose = (part: bigint) => () => onChoose(decimalText(part, symbol.precision));
  return (
    <div className="mt-1 flex flex-wrap items-center gap-2 text-sm text-muted">
      <span>
        {strings.available} <Amount value={assetText(units, symbol)} />
      </span>
      <span className="flex-1" />
      {shares.map((share) => (
        <PartButton
          key={share}
          label={strings.part(`${share}%`)}
          text={`${share}%`}
          // Rounded down: never more than there is.
          onClick={choose((units * share) / 100n)}
        />
      ))}
      <PartButton label={strings.max} text={strings.max} onClick={choose(units)} />
    </div>
  );
}

function PartButton({ label, text, onClick }: { label: string; text: string; onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      className="h-7 rounded-base border border-line-strong px-2 hover:bg-surface pointer-coarse:h-11"
      onClick={onClick}
    >
      <bdi>{text}</bdi>
    </button>
  );
}
