import { useStrings } from '../../i18n/strings.ts';

/** Strings of a form with those of the fee that its tools can ask for. */
export function useFeeStrings<Strings extends { faults: object; notes: object }>(strings: Strings) {
  const { fee } = useStrings('wallet/tools');
  return {
    ...strings,
    faults: { ...strings.faults, ...fee.faults },
    notes: { ...strings.notes, ...fee.notes },
  };
}
