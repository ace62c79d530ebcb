import { useStrings } from '../../i18n/strings.ts';

/** Strings of the permission forms, with those of FIO's fees. */
export function usePermissionStrings() {
  const strings = useStrings('pages/permissions');
  const { fee } = useStrings('wallet/tools');
  return {
    ...strings,
    faults: { ...strings.faults, ...fee.faults },
    notes: { ...strings.notes, ...fee.notes },
  };
}
