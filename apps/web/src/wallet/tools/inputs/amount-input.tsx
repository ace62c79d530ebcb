import { parseUnits, partOf, assetText, decimalText } from '@antescope/wallet/tools/units';
import type { Spendable } from '@antescope/wallet/tools/tool-chain';
import { useBoot } from '../../../lib/boot/boot-context.ts';
import { grouped } from '../../../ui/amount-text.ts';
import { Amount } from '../../../ui/amount.tsx';
import type { FieldInputProps } from './field-input.ts';
import { TextInput } from './text-input.tsx';
import { useStrings } from '../../../i18n/strings.ts';
import { useCoreWorth } from './use-core-worth.ts';

interface AmountInputProps extends FieldInputProps {
  inputMode: 'decimal' | 'numeric';
  available: Spendable | null;
}

/** An amount with its worth, what there is to spend, and parts of it. */
export function AmountInput({ available, hint, ...props }: AmountInputProps) {
  const { chain } = useBoot();
  const isCore = available?.contract === chain.coreContract && available.symbol.code === chain.coreSymbol.code;
  const entered = isCore ? enteredAmount(props.value, available) : null;
  const worth = useCoreWorth(entered);
  // The line is there before the worth: what is below does not move when it arrives.
  const worthText = worth === null ? '\u00A0' : `≈ ${worth}`;
  const hints = [hint, entered === null ? undefined : worthText].filter((each) => each !== undefined);
  return (
    <div>
      <TextInput {...props} hint={hints.length === 0 ? undefined : hints.join(' · ')} dir="ltr" />
      {available !== null && <Parts available={available} onChoose={props.onChange} />}
    </div>
  );
}

/** '1.5000 EOS'; null for what is no amount above zero. */
function enteredAmount(text: string, { symbol }: Spendable): string | null {
  const units = parseUnits(text, symbol.precision);
  return typeof units === 'bigint' && units > 0n ? assetText(units, symbol) : null;
}

/** Shares of the available amount in percent. */
const shares = [25n, 50n] as const;

interface PartsProps {
  available: Spendable;
  onChoose: (text: string) => void;
}

function Parts({ available: { units, symbol, contract }, onChoose }: PartsProps) {
  const strings = useStrings('wallet/tools');
  const isRam = contract === null && symbol.code === 'RAM';
  const choose = (part: bigint) => () => onChoose(decimalText(part, symbol.precision));
  return (
    <div className="mt-1 flex flex-wrap items-center gap-2 text-sm text-muted">
      {isRam ? (
        <span className="figure">{strings.availableBytes(grouped(units))}</span>
      ) : (
        <span>
          {strings.available} <Amount value={assetText(units, symbol)} />
        </span>
      )}
      <span className="ms-auto flex gap-2">
        {shares.map((share) => (
          <PartButton
            key={share}
            label={strings.part(`${share}%`)}
            text={`${share}%`}
            onClick={choose(partOf(units, share))}
          />
        ))}
        <PartButton label={strings.max} text={strings.max} onClick={choose(units)} />
      </span>
    </div>
  );
}

function PartButton({ label, text, onClick }: { label: string; text: string; onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      className="h-7 rounded-base border border-line-strong px-2 hover:bg-surface pointer-coarse:h-tap"
      onClick={onClick}
    >
      <bdi>{text}</bdi>
    </button>
  );
}
