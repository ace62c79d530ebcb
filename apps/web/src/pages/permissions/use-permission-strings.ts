import { useStrings } from '../../i18n/strings.ts';
import { useFeeStrings } from '../../wallet/tools/use-fee-strings.ts';

/** Strings of the permission forms, with those of FIO's fees. */
export function usePermissionStrings() {
  return useFeeStrings(useStrings('pages/permissions'));
}
