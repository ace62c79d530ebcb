import { useStrings } from '../../i18n/strings.ts';
import { useFeeStrings } from '../tools/use-fee-strings.ts';

/** Strings of the FIO forms, with those of their fees. */
export function useFioStrings() {
  return useFeeStrings(useStrings('wallet/fio'));
}

export type FioStrings = ReturnType<typeof useFioStrings>;
